import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { newToken } from "@/lib/accounts/tokens";
import { BURST } from "@/lib/holding/rules";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { cacheStore } from "@/lib/server/cache/store";
import { MemoryMailer } from "@/lib/server/mail/memory-mailer";
import { services } from "@/lib/server/services";
import { addReport } from "@/prisma/factories/report";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const mailer = new MemoryMailer();
services().mail = mailer;
const reports = await import("./route");
const detail = await import("./[id]/route");
const map = await import("./map/route");
const nearby = await import("./nearby/route");
const mine = await import("./mine/route");
const support = await import("./[id]/support/route");
const decisions = await import("@/app/api/admin/reports/[id]/decisions/route");
const undo = await import("@/app/api/admin/reports/[id]/undo/route");
const queue = await import("@/app/api/admin/reports/queue/route");

let count = 0;
let client: Client;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, rate_limits CASCADE`;
  cacheStore().dropAll();
  count += 1;
  client = new Client(`203.0.113.${count}`);
});

const PATH = "/api/reports";
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

function input(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    reporter_name: "Sari",
    location: "Jalan Melati, Medan",
    damage_type: "Sampah menumpuk",
    description: `Sampah menumpuk di tepi sungai sejak kemarin. ${randomUUID()}`,
    incident_date: yesterday,
    ...fields,
  };
}

async function send(fields: Record<string, unknown> = {}) {
  const response = await client.post(reports.POST, PATH, input(fields));
  return { status: response.status, body: await response.json() };
}

async function staff(): Promise<Client> {
  const admin = await member(db, `Admin ${count}`, "ADMIN");
  const { token, tokenHash } = newToken();
  await db.apiToken.create({ data: { userId: admin.userId, tokenHash, expiresAt: new Date(Date.now() + 3_600_000) } });
  const desk = new Client(`198.51.100.${count}`);
  desk.token = token;
  return desk;
}

describe("POST /api/reports", () => {
  it("takes the five fields of the specification and answers 201 with the report", async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reporter_name: "Sari",
      location: "Jalan Melati, Medan",
      damage_type: "Sampah menumpuk",
      incident_date: yesterday,
      status: "PENDING",
      held: false,
    });
    expect(body.code).toMatch(/^LP-\d{6}-0001$/u);
    expect(body.id).toBeTypeOf("number");
  });

  it("opens with the specification's sentence when a required field is empty, and names the fields", async () => {
    const { status, body } = await send({ location: " ", description: undefined, email: "bukan" });
    expect(status).toBe(400);
    expect(body.message).toBe("Semua kolom bertanda (*) harus diisi.");
    expect(body.errors).toEqual({
      location: "Lokasi wajib diisi.",
      description: "Deskripsi wajib diisi.",
      email: "Email belum benar. Contoh: nama@contoh.id.",
    });
    expect(await db.report.count()).toBe(0);
  });

  it.each([
    ["reporter_name", "x".repeat(81)],
    ["location", "Jl"],
    ["damage_type", { not: "" }],
    ["description", "pendek"],
    ["incident_date", "2026-02-30"],
    ["latitude", "3,58"],
    ["photo_id", "foto"],
    ["email", "sari@"],
    ["anonymous", "ya"],
    ["status", "VERIFIED"],
  ])("answers a bad %s by its name", async (field, value) => {
    const { status, body } = await send({ [field]: value, ...(field === "latitude" ? { longitude: 98.67 } : {}) });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(body.message).toBe(body.errors[field]);
    expect(body.errors[field]).toMatch(/\.$/u);
  });

  it("makes one report of fifty equal requests with one key", async () => {
    const body = JSON.stringify(input());
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => {
        const request = client.request(PATH, { method: "POST", body });
        request.headers.set("idempotency-key", key);
        return reports.POST(request, { params: Promise.resolve({}) });
      }),
    );
    const answered = await Promise.all(
      responses.filter(({ status }) => status === 201).map((response) => response.json()),
    );
    expect(new Set(answered.map(({ code }) => code)).size).toBe(1);
    expect(await db.report.count()).toBe(1);
  });

  it("stops one person after five in ten minutes, and says when to come back", async () => {
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await send()).status);
    expect(statuses.slice(1)).toEqual([201, 201, 201, 201, 429]);
    expect(await db.report.count({ where: { heldReason: "burst" } })).toBe(2);
  });
});

describe("GET /api/reports", () => {
  it("is a plain array with the next page in Link, the same for everyone", async () => {
    for (let made = 0; made < 3; made += 1) await addReport(db);
    const response = await client.get(reports.GET, `${PATH}?limit=2`);
    const body = await response.json();
    expect(body).toHaveLength(2);
    expect(response.headers.get("link")).toBe(`<${PATH}?limit=2&cursor=${body[1].id}>; rel="next"`);
    expect(response.headers.getSetCookie()).toEqual([]);
    const next = await client.get(reports.GET, `${PATH}?limit=2&cursor=${body[1].id}`);
    expect(await next.json()).toHaveLength(1);
    expect(next.headers.get("link")).toBeNull();
  });

  it("is answered 304 while nothing has changed, and anew after a report", async () => {
    const first = await client.get(reports.GET, PATH);
    const etag = first.headers.get("etag") ?? "";
    const ask = async () => {
      const request = client.request(PATH);
      request.headers.set("if-none-match", etag);
      return (await reports.GET(request, { params: Promise.resolve({}) })).status;
    };
    expect(await ask()).toBe(304);
    await send();
    expect(await ask()).toBe(200);
  });

  it("comes from the cache until something changes", async () => {
    await send();
    await client.get(reports.GET, PATH);
    await db.$executeRaw`UPDATE reports SET location = 'diubah diam-diam'`;
    expect((await (await client.get(reports.GET, PATH)).json())[0].location).toBe("Jalan Melati, Medan");
    await send();
    expect((await (await client.get(reports.GET, PATH)).json())[1].location).toBe("diubah diam-diam");
  });

  it.each([
    "limit=51",
    "limit=0",
    "limit=x",
    "cursor=-1",
    "status=REJECTED",
    "status=x",
    "lain=1",
    "limit=1&limit=2",
    "from=0000-01-01",
    "to=0000-12-31",
  ])("refuses ?%s", async (query) => {
    expect((await client.get(reports.GET, `${PATH}?${query}`)).status).toBe(400);
  });
});

describe("GET /api/reports/{id}", () => {
  const get = (id: string | number) => client.get(detail.GET, `${PATH}/${id}`, { id: String(id) });

  it("finds by id and by number in any case, and knows nothing else", async () => {
    const { id, code } = await addReport(db);
    for (const key of [id, code, code.toLowerCase()]) expect((await (await get(key)).json()).code).toBe(code);
    for (const key of ["0", "999999999", "99999999999", "LP-260101-9999", "x", "1e3", "-1", "%00"]) {
      expect([key, (await get(key)).status]).toEqual([key, 404]);
    }
  });

  it("shows a decision at once, under both names", async () => {
    const { id, code } = await addReport(db);
    await Promise.all([get(id), get(code)]);
    const desk = await staff();
    const decided = await desk.post(
      decisions.POST,
      "/api/admin",
      { decision: "verify", status: "PENDING" },
      { id: code },
    );
    expect(decided.status).toBe(200);
    for (const key of [id, code]) expect((await (await get(key)).json()).status).toBe("VERIFIED");
    const step = (await decided.json()).steps.at(-1).id;
    expect((await desk.post(undo.POST, "/api/admin", { event_id: step }, { id: code })).status).toBe(200);
    for (const key of [id, code]) expect((await (await get(key)).json()).status).toBe("PENDING");
  });
});

it("holds what one address sends under ever new cookies, but refuses none of it", async () => {
  const held: boolean[] = [];
  for (let number = 1; number <= BURST.ofAddress + 2; number++) {
    const stranger = new Client("198.18.0.7");
    const response = await stranger.post(reports.POST, PATH, input());
    expect(response.status).toBe(201);
    held.push((await response.json()).held);
  }
  expect(held.indexOf(true)).toBe(BURST.ofAddress);
  expect(held.filter(Boolean)).toHaveLength(2);
  expect((await send()).body.held).toBe(false);
});

it("mails a receipt to one address five times a day at most, whoever writes it into the form", async () => {
  const email = `tetangga-${randomUUID()}@contoh.id`;
  for (let number = 1; number <= 7; number++) {
    client = new Client(`198.18.2.${number}`);
    expect((await send({ email })).body.held).toBe(false);
  }
  expect(mailer.mails.filter(({ message }) => message.to.address === email)).toHaveLength(5);
});

describe("the other reads", () => {
  it("GET map is GeoJSON of the checked ones", async () => {
    await addReport(db, { status: "VERIFIED", latitude: 3.58, longitude: 98.67 });
    const response = await client.get(map.GET, `${PATH}/map?bbox=98.5,3.5,98.8,3.7&zoom=13`);
    expect(response.headers.get("content-type")).toBe("application/geo+json");
    expect(await response.json()).toMatchObject({ type: "FeatureCollection", features: [{ type: "Feature" }] });
    expect((await client.get(map.GET, `${PATH}/map?bbox=1,2,3&zoom=13`)).status).toBe(400);
  });

  it("GET nearby reads the place from the query and refuses places abroad", async () => {
    await addReport(db, { status: "VERIFIED", latitude: 3.58, longitude: 98.67 });
    const found = await client.get(nearby.GET, `${PATH}/nearby?latitude=3.58&longitude=98.671`);
    expect(await found.json()).toMatchObject([{ distance_meters: 111 }]);
    expect((await client.get(nearby.GET, `${PATH}/nearby?latitude=48.8&longitude=2.3`)).status).toBe(400);
  });

  it("GET mine knows the browser by its signed cookie and is kept by nobody", async () => {
    await send({ description: "Lihat www.contoh.com untuk bukti lengkapnya." });
    const response = await client.get(mine.GET, `${PATH}/mine`);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(await response.json()).toMatchObject([{ held: true }]);
    expect(await (await new Client("192.0.2.1").get(mine.GET, `${PATH}/mine`)).json()).toEqual([]);
    expect(await (await client.get(reports.GET, PATH)).json()).toEqual([]);
  });
});

describe("POST /api/reports/{id}/support", () => {
  it("counts a browser once, from its first visit on", async () => {
    const { code } = await addReport(db);
    const press = async () => (await client.post(support.POST, `${PATH}/x/support`, {}, { id: code })).json();
    expect([await press(), await press()]).toEqual([
      { support_count: 1, counted: true },
      { support_count: 1, counted: true },
    ]);
    expect((await client.post(support.POST, `${PATH}/x/support`, { count: 5 }, { id: code })).status).toBe(400);
  });
});

describe("the desk", () => {
  it("is for staff: strangers 401, residents 403", async () => {
    const { code } = await addReport(db);
    const decide = { decision: "verify", status: "PENDING" };
    expect((await client.get(queue.GET, "/api/admin")).status).toBe(401);
    expect((await client.post(decisions.POST, "/api/admin", decide, { id: code })).status).toBe(401);
    const resident = await member(db, `Warga ${count}`);
    const { token, tokenHash } = newToken();
    await db.apiToken.create({
      data: { userId: resident.userId, tokenHash, expiresAt: new Date(Date.now() + 3_600_000) },
    });
    client.token = token;
    const refused = await client.post(decisions.POST, "/api/admin", decide, { id: code });
    expect(refused.status).toBe(403);
    expect((await refused.json()).message).toBe("Akses Ditolak: Anda tidak memiliki hak akses administrator.");
    expect(await db.report.findFirst()).toMatchObject({ status: "PENDING" });
  });

  it("tells the second of two deciders, and wants a reason for a rejection", async () => {
    const { code } = await addReport(db);
    const desk = await staff();
    const decide = (body: object) =>
      desk.post(decisions.POST, "/api/admin", { status: "PENDING", ...body }, { id: code });
    const unfounded = await decide({ decision: "reject" });
    expect(unfounded.status).toBe(400);
    expect((await unfounded.json()).errors.words).toContain("Alasan penolakan wajib diisi.");
    expect((await decide({ decision: "verify" })).status).toBe(200);
    expect((await decide({ decision: "verify" })).status).toBe(409);
  });
});
