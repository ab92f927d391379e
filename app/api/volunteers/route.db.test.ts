import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { OLD_LINKS_UNTIL } from "@/lib/http/private-links";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { sign } from "@/lib/server/signing";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const mail = await testSite(database);
const { db } = database;
const { GET, POST } = await import("./route");
const { GET: MINE } = await import("./mine/route");
const { GET: HELD, PATCH } = await import("./[id]/route");
const { POST: UNSUBSCRIBE } = await import("./[id]/unsubscribe/route");
const { expireTags } = await import("@/lib/server/cache");
const { mayMail } = await import("@/lib/server/http/spend-typed");

const SARI = {
  nama: "Sari",
  email: "sari@contoh.id",
  daerah: "Medan",
  aksi: "Menanam pohon",
  motivasi: "Ingin kampung yang teduh.",
};
let count = 0;
let client: Client;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE volunteers, rate_limits, idempotency_keys CASCADE`;
  await expireTags(["volunteers"]);
  mail.mails.length = 0;
  count += 1;
  client = new Client(`203.0.113.${count}`);
});

async function join(body: object = {}, from = client) {
  const response = await from.post(POST, "/api/volunteers", { ...SARI, ...body });
  return { status: response.status, body: await response.json() };
}

async function list(query = "") {
  return (await client.get(GET, `/api/volunteers${query}`)).json();
}

describe("POST /api/volunteers", () => {
  it("refuses the name of Sulur by its field, and holds that of an office", async () => {
    const refused = await join({ nama: "S u l u r" });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { nama: expect.stringContaining("pengelola Sulur") } },
    });
    expect(await join({ nama: "Petugas Kebersihan" })).toMatchObject({ status: 201, body: { held: true } });
  });

  it("lists who joins at once, without the e-mail address, and mails a link to confirm it", async () => {
    const { status, body } = await join();
    expect(status).toBe(201);
    expect(body).toMatchObject({ nama: "Sari", daerah: "Medan", foto: null, held: false });
    const shown = await list();
    expect(shown).toHaveLength(1);
    expect(Object.keys(shown[0])).toEqual([
      "id",
      "nama",
      "daerah",
      "area_code",
      "aksi",
      "motivasi",
      "foto",
      "bergabung",
    ]);
    expect(JSON.stringify([shown, body])).not.toContain("@");
    const [sent] = mail.waiting;
    expect(sent?.message.to).toEqual({ name: "", address: "sari@contoh.id" });
    expect(sent?.message.text).toContain(`/relawan/saya#${body.id}.${sign("volunteer", String(body.id))}`);
  });

  it("mails the link a day later where strangers have caused enough mails at that address, and says so", async () => {
    const stranger = { db, actor: { kind: "visitor", visitorId: "usil" } } as const;
    for (let mails = 0; mails < 5; mails += 1) expect(await mayMail(stranger, SARI.email)).toBe(true);
    const before = Date.now();
    expect((await join()).body).toMatchObject({ held: false, mailed: false });
    const later = mail.waiting[0]?.notBefore?.getTime() ?? 0;
    expect(later).toBeGreaterThanOrEqual(before + 86_400_000);
    expect((await join({ email: "lain@contoh.id" })).body).toMatchObject({ mailed: true });
    expect(mail.waiting[1]?.notBefore).toBeNull();
  });

  it("says in the spec's words that an address is registered, however it is written", async () => {
    await join();
    const again = await join({ nama: "Lain", email: " SARI@Contoh.id " }, new Client("198.51.100.1"));
    expect(again).toMatchObject({ status: 409, body: { message: "Email sudah terdaftar." } });
    expect(await db.volunteer.count()).toBe(1);
  });

  it("takes a number, which nobody reads again, and shows its link to nobody but who sent it first", async () => {
    const { email: _, ...sari } = SARI;
    const send = async (more: object, from = client) => {
      const response = await from.post(POST, "/api/volunteers", { ...sari, ...more });
      return { status: response.status, body: await response.json() };
    };
    const missing = await send({ daerah: "Bogor" });
    expect(Object.keys(missing.body.errors)).toEqual(["daerah", "email"]);
    const wrong = await send({ whatsapp: "0812" });
    expect(wrong.body.errors).toEqual({ whatsapp: "Nomor WhatsApp belum benar. Contoh: 0812-3456-7890." });
    const first = await send({ whatsapp: "0812-3456-7890" });
    expect(first).toMatchObject({ status: 201, body: { mailed: false, token: expect.any(String) } });
    const again = await send({ whatsapp: "+62 812 3456 7890", nama: "Usil" }, new Client("198.51.100.1"));
    expect([again.status, again.body.token]).toEqual([409, undefined]);
    expect(mail.waiting).toEqual([]);
    const row = await db.volunteer.findFirstOrThrow();
    expect(JSON.stringify([row, await list()])).not.toContain("3456");
    const request = client.request(`/api/volunteers/${row.id}`);
    request.headers.set("x-sulur-relawan", first.body.token);
    const own = await HELD(request, { params: Promise.resolve({ id: String(row.id) }) });
    expect(await own.json()).toMatchObject({ nama: "Sari", confirmed: true, by_email: false });
    expect((await join()).body, "an e-mail's owner gets the link by mail alone").toMatchObject({ token: null });
  });

  it("names each missing field", async () => {
    const { status, body } = await join({ nama: " ", email: "", daerah: "Bogor", aksi: "", motivasi: "" });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(["aksi", "daerah", "email", "motivasi", "nama"]);
  });

  it("makes one of fifty that come at once, with one key as from fifty people", async () => {
    await join({ email: "cookie@contoh.id" });
    const key = randomUUID();
    const ask = () => {
      const request = client.request("/api/volunteers", { method: "POST", body: JSON.stringify(SARI) });
      request.headers.set("idempotency-key", key);
      return POST(request, { params: Promise.resolve({}) });
    };
    await db.$executeRaw`TRUNCATE rate_limits`;
    await Promise.all(Array.from({ length: 25 }, ask));
    const others = Array.from({ length: 25 }, (_, index) => join({}, new Client(`198.51.100.${index}`)));
    for (const { status } of await Promise.all(others)) expect(status).toBe(409);
    expect(await db.volunteer.count({ where: { email: SARI.email } })).toBe(1);
    expect(mail.waiting.filter(({ message }) => message.to.address === SARI.email)).toHaveLength(1);
  });

  it("holds links and robots: only the writer sees them, and nobody is mailed", async () => {
    expect((await join({ motivasi: "Lihat https://contoh.com/murah" })).body.held).toBe(true);
    expect((await join({ email: "robot@contoh.id", website: "x" })).body.held).toBe(true);
    expect(await list()).toEqual([]);
    expect(mail.waiting).toEqual([]);
    expect(await (await client.get(MINE, "/api/volunteers/mine")).json()).toHaveLength(2);
    const stranger = new Client("198.51.100.9");
    expect(await (await stranger.get(MINE, "/api/volunteers/mine")).json()).toEqual([]);
  });

  it("takes five in an hour of one person, so that nobody tries out addresses", async () => {
    for (let sent = 0; sent < 5; sent += 1) await join({ email: `w${sent}@contoh.id` });
    expect((await join({ email: "lagi@contoh.id" })).status).toBe(429);
  });
});

describe("GET /api/volunteers", () => {
  it("searches name, action and motivation, narrows by area, and gives the rest by pages", async () => {
    await addVolunteer(db, { name: "Ani", area: "Bali" });
    await addVolunteer(db, { name: "Budi", action: "Memilah Sampah 100%" });
    await addVolunteer(db, { name: "Citra", motivation: "Demi sungai bersih" });
    await addVolunteer(db, { name: "Tertahan", heldReason: "link" });
    await addVolunteer(db, { name: "Tersembunyi", hiddenAt: new Date() });
    const names = async (query: string) => (await list(query)).map(({ nama }: { nama: string }) => nama);
    expect(await names("")).toEqual(["Citra", "Budi", "Ani"]);
    expect(await names("?q=an")).toEqual(["Citra", "Budi", "Ani"]);
    expect(await names("?q=SUNGAI")).toEqual(["Citra"]);
    expect(await names("?q=100%25")).toEqual(["Budi"]);
    expect(await names("?daerah=Bali&q=")).toEqual(["Ani"]);
    const response = await client.get(GET, "/api/volunteers?limit=2");
    expect(response.headers.get("link")).toContain("cursor=");
    expect((await client.get(GET, "/api/volunteers?daerah=Bogor")).status).toBe(400);
  });
});

describe("the personal link", () => {
  async function linked() {
    const { body } = await join();
    const token = sign("volunteer", String(body.id));
    const change = async (action: string, with_ = token) => {
      const request = client.request(`/api/volunteers/${body.id}`, {
        method: "PATCH",
        body: JSON.stringify({ token: with_, action }),
      });
      const response = await PATCH(request, { params: Promise.resolve({ id: String(body.id) }) });
      return { status: response.status, body: await response.json() };
    };
    return { id: String(body.id), token, change };
  }

  it("confirms, stops and resumes invitations, and leaves, which frees the address", async () => {
    const { change } = await linked();
    expect((await change("confirm")).body).toMatchObject({ confirmed: true, invitations: true });
    const follow = { areaCode: "12.71", kinds: ["GATHERINGS"], cadence: "WEEKLY" };
    expect(await db.areaFollow.findMany({ where: { stoppedAt: null } })).toMatchObject([follow]);
    expect((await change("stop_invitations")).body).toMatchObject({ invitations: false });
    expect((await change("resume_invitations")).body).toMatchObject({ invitations: true });
    expect((await change("leave")).body).toEqual({ left: true });
    expect(await db.areaFollow.count()).toBe(0);
    expect((await change("leave")).body).toEqual({ left: true });
    expect((await change("confirm")).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await join()).status).toBe(201);
  });

  it("is nobody else's", async () => {
    const { id, change } = await linked();
    expect((await change("leave", sign("volunteer", "0"))).status).toBe(403);
    expect((await client.get(HELD, `/api/volunteers/${id}`, { id })).status).toBe(403);
    expect(await db.volunteer.count()).toBe(1);
  });

  it("takes a mail program's own unsubscribe button, which sends a form and no cookie", async () => {
    const { id, token: own, change } = await linked();
    const token = sign("volunteer-unsubscribe", id);
    const press = async (with_: string) => {
      const request = new Request(`http://sulur.test/api/volunteers/${id}/unsubscribe?token=${with_}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": "198.51.100.77" },
        body: "List-Unsubscribe=One-Click",
      });
      return (await UNSUBSCRIBE(request, { params: Promise.resolve({ id }) })).status;
    };
    await change("confirm");
    expect(await press("salah")).toBe(403);
    expect(await db.areaFollow.count()).toBe(1);
    expect(await press(token)).toBe(204);
    expect(await press(token)).toBe(204);
    expect(await db.areaFollow.count()).toBe(0);
    // A log that kept this address opens nothing with it.
    expect((await change("leave", token)).status).toBe(403);
    // As mails had it before.
    expect(await press(own)).toBe(new Date() < OLD_LINKS_UNTIL ? 204 : 403);
  });
});
