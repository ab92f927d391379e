import { beforeEach, describe, expect, it } from "vitest";
import { newToken } from "@/lib/accounts/tokens";
import { keepFirstCode } from "@/lib/events/event/commands-organiser-link";
import { DAY_MS } from "@/lib/format/dates";
import type { Role } from "@/lib/kernel/actor";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { cacheStore } from "@/lib/server/cache/store";
import { addEvent } from "@/prisma/factories/event";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const events = await import("./route");
const one = await import("./[id]/route");
const access = await import("./access/route");
const register = await import("./[id]/register/route");
const cancel = await import("./[id]/cancel/route");
const restore = await import("@/app/api/admin/events/[id]/restore/route");
const { mayMail } = await import("@/lib/server/http/spend-typed");
const newCode = await import("@/app/api/admin/events/access-code/route");
const registrations = await import("@/app/api/registrations/[id]/route");

const PATH = "/api/events";
const CODE = "pohon-trembesi";
const inWeek = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
const INPUT = {
  title: "Tanam Mangrove Muara",
  date: inWeek,
  location: "Muara Angke, Jakarta",
  description: "Menanam mangrove bersama warga muara.",
  capacity: 30,
};
let count = 0;
let client: Client;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations, rate_limits, audit_entries, settings CASCADE`;
  await keepFirstCode(db, async () => CODE);
  cacheStore().dropAll();
  count += 1;
  client = new Client(`203.0.113.${count}`);
});

async function clientOf(role: Role): Promise<Client> {
  const { userId } = await member(db, `${role} ${count}`, role);
  const { token, tokenHash } = newToken();
  await db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + DAY_MS) } });
  const signedIn = new Client(`198.51.100.${count}`);
  signedIn.token = token;
  return signedIn;
}

const enter = (code: string, as = client) => as.post(access.POST, `${PATH}/access`, { code });
const add = (body: object = INPUT, as = client) => as.post(events.POST, PATH, body);
const idOf = (id: number) => ({ id: String(id) });

async function patch(handler: typeof register.PATCH, id: number, body: unknown, as = client) {
  const init = body === undefined ? { method: "PATCH" } : { method: "PATCH", body: JSON.stringify(body) };
  const response = await handler(as.request(`${PATH}/${id}`, init), { params: Promise.resolve(idOf(id)) });
  return { status: response.status, body: await response.json() };
}

async function titles(query = ""): Promise<string[]> {
  const response = await client.get(events.GET, PATH + query);
  const list: { title: string }[] = await response.json();
  return list.map(({ title }) => title);
}

describe("the access code", () => {
  it("opens adding and deleting for who knows it, and a wrong one opens nothing", async () => {
    expect((await add()).status).toBe(403);
    const wrong = await enter("pohon-beringin");
    expect([wrong.status, (await wrong.json()).message]).toEqual([403, "Kode salah! Silakan coba lagi."]);
    expect((await add()).status).toBe(403);
    expect((await enter(CODE)).status).toBe(204);
    const added = await add();
    expect(added.status).toBe(201);
    const { id, manage_token, ...event } = await added.json();
    expect(event).toMatchObject({ ...INPUT, date: new Date(`${inWeek}T00:00:00Z`).toISOString(), registered: 0 });
    expect(await titles()).toEqual([INPUT.title]);
    expect((await client.delete(one.DELETE, `${PATH}/${id}`, idOf(id))).status).toBe(200);
    expect(await titles()).toEqual([]);
    expect((await client.get(one.GET, `${PATH}/${id}`, idOf(id))).status).toBe(404);
    expect(JSON.stringify(await db.event.findMany())).not.toContain(manage_token);
  });

  it("takes no organiser who goes by Sulur's name, but from staff, and takes an office", async () => {
    await enter(CODE);
    const refused = await add({ ...INPUT, organiser: "Admin Sulur (resmi)" });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toHaveProperty("organiser");
    expect((await add({ ...INPUT, organiser: "Dinas Lingkungan Hidup" })).status).toBe(201);
    expect((await add({ ...INPUT, organiser: "Tim Sulur" }, await clientOf("PENGELOLA"))).status).toBe(201);
  });

  it("asks of an event's texts only that they are there", async () => {
    await enter(CODE);
    expect((await add({ ...INPUT, title: "5R", location: "UI", description: "Tanam." })).status).toBe(201);
    const empty = await (await add({ ...INPUT, title: " ", location: "", description: "\n" })).json();
    expect(empty.errors).toEqual({
      title: "Judul kegiatan wajib diisi!",
      location: "Lokasi wajib diisi!",
      description: "Deskripsi wajib diisi!",
    });
  });

  it("gives an address five tries, whatever cookies it shows", async () => {
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) {
      statuses.push((await enter("salah", new Client(client.address))).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
    expect((await enter(CODE)).status).toBe(429);
  });

  it("takes no cookie of one's own making", async () => {
    client.cookies.set("sulur_kode_event", `${Date.now() + DAY_MS}.${"a".repeat(43)}`);
    expect((await add()).status).toBe(403);
  });

  it("is exchanged by admins only", async () => {
    expect((await (await clientOf("PENGELOLA")).post(newCode.POST, "/api/admin", {})).status).toBe(403);
    const { code } = await (await (await clientOf("ADMIN")).post(newCode.POST, "/api/admin", {})).json();
    expect([(await enter(CODE)).status, (await enter(code)).status]).toEqual([403, 204]);
    expect(await db.auditEntry.findFirst()).toMatchObject({ action: "event.access-code" });
    expect(JSON.stringify(await db.setting.findMany())).not.toContain(code);
  });
});

describe("POST /api/events", () => {
  it("names each field of the spec", async () => {
    const response = await add(
      { title: " ", date: "", location: "", description: "", capacity: 0 },
      await clientOf("ADMIN"),
    );
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual({
      title: "Judul kegiatan wajib diisi!",
      date: "Tanggal wajib diisi!",
      location: "Lokasi wajib diisi!",
      description: "Deskripsi wajib diisi!",
      capacity: "Kapasitas harus angka positif!",
    });
  });

  it.each([
    [{ date: "2020-01-01" }, "date"],
    [{ ends: inWeek, date: `${inWeek}T09:00` }, "ends"],
    [{ ends: "2090-01-01" }, "ends"],
    [{ report_id: 99 }, "report_id"],
  ])("refuses %j", async (fields, name) => {
    const response = await add({ ...INPUT, ...fields }, await clientOf("PENGELOLA"));
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([400, [name]]);
  });
});

describe("GET /api/events", () => {
  it("lists what lies ahead, the archive, a month and a province, piece by piece", async () => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    await addEvent(db, { title: "Nanti", startsAt: at(20), province: "Bali" });
    await addEvent(db, { title: "Segera", startsAt: at(2) });
    await addEvent(db, { title: "Berjalan", startsAt: new Date(Date.now() - 60_000) });
    await addEvent(db, { title: "Kemarin", startsAt: at(-1) });
    await addEvent(db, { title: "Dulu", startsAt: at(-40) });
    await addEvent(db, { title: "Terhapus", startsAt: at(2), deletedAt: at(0) });
    await addEvent(db, { title: "Komunitas", startsAt: at(2), kind: "COMMUNITY", category: "DISKUSI" });
    expect(await titles()).toEqual(["Berjalan", "Segera", "Nanti"]);
    expect(await titles("?when=past")).toEqual(["Kemarin", "Dulu"]);
    expect(await titles("?province=Bali")).toEqual(["Nanti"]);
    expect(await titles("?kind=COMMUNITY")).toEqual(["Komunitas"]);
    expect(await titles(`?month=${at(-40).toISOString().slice(0, 7)}`)).toContain("Dulu");
    for (const [title, zone] of [
      ["Fajar di Papua", "WIT"],
      ["Malam di Medan", "WIB"],
    ] as const) {
      // The first of June has begun in the east and not yet in the west.
      const endsAt = new Date("2025-06-01T01:30:00+09:00");
      await addEvent(db, { title, zone, startsAt: new Date("2025-06-01T00:30:00+09:00"), endsAt });
    }
    expect(await titles("?month=2025-06")).toEqual(["Fajar di Papua"]);
    expect(await titles("?month=2025-05")).toEqual(["Malam di Medan"]);
    const camp = { startsAt: new Date("2025-06-30T08:00:00+07:00"), endsAt: new Date("2025-07-02T12:00:00+07:00") };
    await addEvent(db, { title: "Kemah tiga hari", ...camp });
    expect(await titles("?month=2025-07")).toEqual(["Kemah tiga hari"]);
    expect(await titles("?month=2025-08")).toEqual([]);
    await db.event.deleteMany({ where: { startsAt: { lt: new Date("2025-07-01T00:00:00Z") } } });
    for (const when of ["ahead", "past"]) {
      const first = await client.get(events.GET, `${PATH}?limit=1&when=${when}`);
      const next = /<[^?]*(\?[^>]*)>/u.exec(first.headers.get("link") ?? "")?.[1] ?? "";
      expect((await titles(next))[0]).toBe(when === "ahead" ? "Segera" : "Dulu");
    }
  });
});

describe("PATCH /api/events/{id}/register", () => {
  it("answers with id and registered, and shows it at once", async () => {
    const { id } = await addEvent(db);
    await titles();
    const { status, body } = await patch(register.PATCH, id, { name: "Budi", email: "budi@contoh.id" });
    expect([status, body]).toEqual([200, expect.objectContaining({ id, registered: 1, status: "CONFIRMED" })]);
    expect((await (await client.get(events.GET, PATH)).json())[0].registered).toBe(1);
    const cancelled = await patch(registrations.PATCH, body.registration_id, { token: body.token, action: "cancel" });
    expect(cancelled.body).toMatchObject({ status: "CANCELLED" });
    expect((await (await client.get(one.GET, PATH, idOf(id))).json()).registered).toBe(0);
  });

  it("asks a visitor with an empty body for name and e-mail, and takes both from an account", async () => {
    const { id } = await addEvent(db);
    const { status, body } = await patch(register.PATCH, id, undefined);
    expect([status, body.message]).toEqual([400, "Nama dan Email harus diisi."]);
    const signedIn = await clientOf("USER");
    const email = `warga${count}@contoh.id`;
    await db.user.updateMany({ where: { username: `USER ${count}` }, data: { email, emailKey: email } });
    expect((await patch(register.PATCH, id, undefined, signedIn)).body).toMatchObject({ registered: 1 });
  });

  it("takes a number from our own form; the spec's call needs an e-mail as before, and nobody else sees the number", async () => {
    const { id } = await addEvent(db, { capacity: 9 });
    const number = { name: "Budi", whatsapp: "0812-3456-7890" };
    for (const body of [{ name: "Budi" }, { name: "Budi", phone: number.whatsapp }]) {
      const { status, body: answer } = await patch(register.PATCH, id, body);
      expect([status, answer.message, answer.errors]).toEqual([
        400,
        "Nama dan Email harus diisi.",
        { email: "Email wajib diisi." },
      ]);
    }
    const wrong = await patch(register.PATCH, id, { name: "Budi", whatsapp: "0812" });
    expect(wrong.body.errors).toEqual({ whatsapp: "Nomor WhatsApp belum benar. Contoh: 0812-3456-7890." });
    client = new Client(`198.51.100.${count}`);
    expect((await patch(register.PATCH, id, number)).body).toMatchObject({ mailed: false, token: expect.any(String) });
    const neighbour = await patch(register.PATCH, id, { ...number, name: "Usil" }, new Client(`192.0.2.${count}`));
    expect([neighbour.status, neighbour.body.status]).toEqual([200, "CONFIRMED"]);
    expect(await (await client.get(one.GET, PATH, idOf(id))).text()).not.toMatch(/3456|Budi/u);
  });

  it("answers 202 beyond what the unproved of one network may take", async () => {
    const { id } = await addEvent(db, { capacity: 2 });
    const sent = (person: number) => ({ name: "Budi", whatsapp: `0812-3456-78${person}0` });
    const neighbours = [1, 2].map((host) => new Client(`192.0.2.${host}`));
    const [first, second] = [
      await patch(register.PATCH, id, sent(1), neighbours[0]),
      await patch(register.PATCH, id, sent(2), neighbours[1]),
    ];
    expect([first.status, first.body.status, first.body.held_until]).toEqual([200, "CONFIRMED", null]);
    expect([second.status, second.body.status, second.body.registered]).toEqual([202, "HELD", 1]);
    expect(second.body.held_until).toMatch(/Z$/u);
  });

  it("promises no mail to an address that strangers have written often enough, but always to one's own", async () => {
    const { id } = await addEvent(db, { capacity: 9 });
    const email = `warga${count}@contoh.id`;
    const signedIn = await clientOf("USER");
    await db.user.updateMany({ where: { username: `USER ${count}` }, data: { email, emailKey: email } });
    const stranger = { db, actor: { kind: "visitor", visitorId: "usil" } } as const;
    for (const address of [email, "sari@contoh.id"]) {
      for (let mails = 0; mails < 5; mails += 1) await mayMail(stranger, address);
    }
    const sari = await patch(register.PATCH, id, { name: "Sari", email: "sari@contoh.id" });
    expect(sari.body).toMatchObject({ status: "CONFIRMED", mailed: false });
    const own = await patch(register.PATCH, id, { name: "Warga", email: email.toUpperCase() }, signedIn);
    expect(own.body).toMatchObject({ status: "CONFIRMED", mailed: true });
  });

  it("lets one person try three times a minute", async () => {
    const { id } = await addEvent(db);
    await enter(CODE);
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) {
      statuses.push((await patch(register.PATCH, id, { name: "Budi", email: `budi${tries}@contoh.id` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe("managing", () => {
  it("is for staff and the private link; a second edit of one reading is refused", async () => {
    const { manage_token: token, id } = await (await add(INPUT, await clientOf("ADMIN"))).json();
    const edit = { ...INPUT, title: "Tanam Bakau", capacity: 4, revision: 0 };
    expect((await patch(one.PATCH, id, edit)).status).toBe(403);
    expect((await patch(one.PATCH, id, { ...edit, token: "salah" })).status).toBe(403);
    expect((await patch(one.PATCH, id, { ...edit, token })).body).toMatchObject({ title: "Tanam Bakau", capacity: 4 });
    expect((await patch(one.PATCH, id, { ...edit, token })).status).toBe(409);
    await patch(register.PATCH, id, { name: "Budi", email: "budi@contoh.id", people: 2 });
    const smaller = await patch(one.PATCH, id, { ...edit, token, capacity: 1, revision: 1 });
    expect(smaller.body.errors).toEqual({ capacity: expect.stringContaining("Sudah ada 2 orang") });
    const off = { words: "Hujan lebat diperkirakan turun.", token };
    expect((await client.post(cancel.POST, PATH, off, idOf(id))).status).toBe(200);
    const shown = await (await client.get(one.GET, PATH, idOf(id))).json();
    expect(shown).toMatchObject({ cancelled: true, cancel_words: off.words, registered: 2 });
    expect((await client.post(cancel.POST, PATH, off, idOf(id))).status).toBe(409);
  });

  it("lets admins bring back what was deleted", async () => {
    const { id } = await addEvent(db, { title: "Kembali" });
    const pengelola = await clientOf("PENGELOLA");
    expect((await client.delete(one.DELETE, PATH, idOf(id))).status).toBe(403);
    expect((await pengelola.delete(one.DELETE, PATH, idOf(id))).status).toBe(200);
    expect((await pengelola.delete(one.DELETE, PATH, idOf(id))).status).toBe(404);
    expect((await pengelola.post(restore.POST, PATH, {}, idOf(id))).status).toBe(403);
    expect((await (await clientOf("ADMIN")).post(restore.POST, PATH, {}, idOf(id))).status).toBe(200);
    expect(await titles()).toEqual(["Kembali"]);
    const actions = await db.auditEntry.findMany({ orderBy: { id: "asc" }, select: { action: true } });
    expect(actions.map(({ action }) => action)).toEqual(["event.delete", "event.restore"]);
  });
});
