import { createHash, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import type { RouteHandler } from "@/lib/server/http/route";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const { POST: REPORT } = await import("./route");
const { POST: JOIN } = await import("@/app/api/volunteers/route");

const SECRET_REPORT = {
  reporter_name: "Bu Rahasia",
  location: "Belakang pabrik, Jl. Melati 7",
  latitude: -6.2001,
  longitude: 106.8001,
  damage_type: "Pembakaran sampah",
  description: "Pabrik membakar limbah setiap malam di sini.",
  incident_date: "2026-03-01",
  secret: true,
  filled_seconds: 30,
};
const NUMBER = { nama: "Sari", daerah: "Medan", aksi: "Menanam pohon", motivasi: "Ingin kampung yang teduh." };

let count = 0;
let key: string;
/** Each test has networks of its own, so that limits of one do not reach another. */
const stranger = (last: number) => new Client(`203.0.${count}.${last}`);

beforeEach(() => {
  count += 1;
  key = randomUUID();
});

async function send(client: Client, handler: RouteHandler, path: string, value: object) {
  const request = client.request(path, { method: "POST", body: JSON.stringify(value) });
  request.headers.set("idempotency-key", key);
  const response = await handler(request, { params: Promise.resolve({}) });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  return { status: response.status, text: await response.text(), cookie };
}

const report = (client: Client) => send(client, REPORT, "/api/reports", SECRET_REPORT);

/** As a browser gets it with its first write. */
async function newCookie(): Promise<string | undefined> {
  const own = key;
  key = randomUUID();
  const { cookie } = await send(stranger(8), REPORT, "/api/reports", { ...SECRET_REPORT, secret: false });
  key = own;
  return cookie;
}

/** The same client with the cookie that an answer set. */
function withCookie(client: Client, cookie = ""): Client {
  const [name = "", value = ""] = cookie.split("=");
  client.cookies.set(name, value);
  return client;
}

describe("a stored answer", () => {
  it("of a secret report is not replayed to a stranger who has its key and body", async () => {
    const first = await report(stranger(1));
    expect(first.status).toBe(201);
    const attacks = [await report(stranger(2)), await report(withCookie(stranger(3), await newCookie()))];
    for (const { status, text } of attacks) {
      expect(status).toBe(409);
      expect(text).not.toContain("Melati");
      expect(text).not.toContain("LP-");
      expect(text).toContain("sudah kami terima");
    }
    expect(await db.report.count({ where: { heldReason: { startsWith: "secret" } } })).toBe(1);
  });

  it("of a browser with a cookie is not replayed to its neighbour on the same network", async () => {
    const cookie = await newCookie();
    const first = await report(withCookie(stranger(1), cookie));
    expect(first.status).toBe(201);
    expect((await report(stranger(1))).status).toBe(409);
    expect(await report(withCookie(stranger(9), cookie))).toMatchObject({ status: 201, text: first.text });
  });

  it("comes back to who lost it with its cookie, on the same network or with the cookie elsewhere", async () => {
    const first = await report(stranger(1));
    expect(await report(stranger(1))).toMatchObject({ status: 201, text: first.text });
    expect(await report(withCookie(stranger(2), first.cookie))).toMatchObject({ status: 201, text: first.text });
  });

  it("holds a private link that only its sender can get again, and nobody can read in the database", async () => {
    const join = (client: Client) =>
      send(client, JOIN, "/api/volunteers", { ...NUMBER, whatsapp: `0812-3456-78${count}0` });
    const first = await join(stranger(1));
    expect(first.status).toBe(201);
    const { token } = JSON.parse(first.text);
    expect(token).toMatch(/^[\w-]{20,}$/u);
    expect((await join(stranger(1))).text).toBe(first.text);
    const stored = JSON.stringify(await db.idempotencyKey.findMany());
    expect(stored).toContain(createHash("sha256").update(key).digest("hex"));
    for (const secret of [token, key, "Sari"]) expect(stored).not.toContain(secret);
  });
});
