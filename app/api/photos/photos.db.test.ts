import { Pool } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { photoFile } from "@/lib/photos/rules";
import { PHOTO_KILOBYTES } from "@/lib/server/http/limits";
import { RateLimits } from "@/lib/server/http/rate-limit";
import { DATABASE_PHOTO_BYTES, DatabasePhotoStore } from "@/lib/server/photos/database-store";
import { MemoryPhotoStore } from "@/lib/server/photos/memory-store";
import { provideServices, type Services } from "@/lib/server/services";
import { testDatabase } from "@/scripts/testing/database";
import { GET } from "./[id]/route";
import { POST } from "./route";

vi.mock("@/lib/server/auth/identify", () => ({ identify: async () => null }));
vi.mock("@/lib/server/cache", () => ({ expireTags: async () => {} }));

const { db, url } = await testDatabase();
const pool = new Pool({ connectionString: url, max: 4 });
const photos = new MemoryPhotoStore();
const site = "http://sulur.test";
const own = { "sec-fetch-site": "same-origin" };

beforeAll(() => {
  const settings = { DATABASE_URL: url, AUTH_SECRET: "a".repeat(40), SITE_URL: site, LOG_LEVEL: "silent" };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  provideServices({ db, pool, limits: new RateLimits(pool), photos } as unknown as Services);
});
afterAll(() => pool.end());

function upload(body: Uint8Array<ArrayBuffer> | FormData, headers: Record<string, string> = {}): Promise<Response> {
  const type: Record<string, string> = body instanceof FormData ? {} : { "content-type": "image/jpeg" };
  const request = new Request(`${site}/api/photos`, { method: "POST", body, headers: { ...own, ...type, ...headers } });
  return POST(request, { params: Promise.resolve({}) });
}

function show(id: string, headers: Record<string, string> = {}, query = "?w=640"): Promise<Response> {
  return GET(new Request(`${site}/api/photos/${id}${query}`, { headers }), { params: Promise.resolve({ id }) });
}

async function jpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#2f6da3" } });
  return new Uint8Array(
    await picture
      .withExif({ IFD0: { Make: "Kamera" } })
      .jpeg()
      .toBuffer(),
  );
}

async function uploaded(): Promise<{ id: string; cookie: string }> {
  const response = await upload(await jpeg());
  const { id } = await response.json();
  return { id, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

describe("POST /api/photos", () => {
  it("keeps of one network a share of the database's room a day, whatever cookies it comes with", async () => {
    const limits = new RateLimits(pool);
    provideServices({ db, pool, limits, photos: new DatabasePhotoStore(pool) } as unknown as Services);
    const before = await db.photo.aggregate({ _sum: { bytes: true } });
    expect((await upload(await jpeg())).status).toBe(201);
    const after = await db.photo.aggregate({ _sum: { bytes: true } });
    const counter = await db.rateLimit.findFirstOrThrow({ where: { key: { startsWith: "photo:kilobytes:" } } });
    expect(counter.points).toBe(Math.ceil(((after._sum.bytes ?? 0) - (before._sum.bytes ?? 0)) / 1024));
    expect(PHOTO_KILOBYTES.database.points * 1024).toBeLessThanOrEqual(DATABASE_PHOTO_BYTES / 10);
    await db.rateLimit.update({ where: { key: counter.key }, data: { points: PHOTO_KILOBYTES.database.points } });
    expect((await upload(await jpeg())).status).toBe(429);
    expect(await db.photo.aggregate({ _sum: { bytes: true } })).toEqual(after);
    provideServices({ db, pool, limits, photos } as unknown as Services);
    expect((await upload(await jpeg())).status, "a disk has more room").toBe(201);
  });

  it("answers with the photo's address and keeps only what was re-encoded", async () => {
    const response = await upload(await jpeg());
    const view = await response.json();
    expect(response.status).toBe(201);
    expect(view).toEqual({ id: view.id, width: 900, height: 600, url: `/api/photos/${view.id}?w=640` });
    const stored = photos.files.get(photoFile(view.id, 2048));
    expect((await sharp(stored).metadata()).format).toBe("webp");
    expect(Buffer.from(stored ?? []).includes("Kamera")).toBe(false);
  });

  it("keeps one photo for one key, and another for whoever else sends it", async () => {
    const body = await jpeg();
    const key = { "idempotency-key": "k".repeat(32) };
    const before = await db.photo.count();
    const { cookie } = await uploaded();
    const mine = { ...key, cookie };
    const answers = await Promise.all([upload(body, mine), upload(body, mine)]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(ids).size).toBe(1);
    const other = await upload(body, key);
    expect((await other.json()).id).not.toBe(ids[0]);
    expect(await db.photo.count()).toBe(before + 3);
  });

  it.each(["image/png", "image/jpg", "application/octet-stream", "application/octet-stream; x=1"])(
    "takes a JPEG that is sent as %s: its bytes say what it is",
    async (type) => {
      expect((await upload(await jpeg(), { "content-type": type })).status).toBe(201);
    },
  );

  it("takes a form with one file", async () => {
    const form = new FormData();
    form.append("foto", new Blob([await jpeg()], { type: "image/jpeg" }), "foto.jpg");
    expect((await upload(form)).status).toBe(201);
  });

  it.each([
    ["nothing", new Uint8Array(), 400],
    ["a text named .jpg", new TextEncoder().encode("Ini bukan foto."), 415],
    ["a JPEG that ends after its first bytes", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 422],
    ["12 MB", new Uint8Array(12 * 1024 * 1024), 413],
  ])("refuses %s and keeps nothing of it", async (_case, body, status) => {
    const [rows, files] = [await db.photo.count(), photos.files.size];
    const response = await upload(body);
    expect(response.status).toBe(status);
    expect((await response.json()).message).toMatch(/[Ff]oto/u);
    expect([await db.photo.count(), photos.files.size]).toEqual([rows, files]);
  });

  it("refuses what another site sends", async () => {
    expect((await upload(await jpeg(), { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

describe("GET /api/photos/{id}", () => {
  it("shows a new photo to the browser that sent it and to nobody else", async () => {
    const { id, cookie } = await uploaded();
    expect((await show(id)).status).toBe(404);
    const response = await show(id, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(640);
  });

  it("shows it to everyone once its report is verified, and stops when it is not any more", async () => {
    const { id } = await uploaded();
    const report = {
      code: "LP-260314-0001",
      status: "VERIFIED",
      reporterName: "Warga",
      location: "Jalan Melati",
      damageType: "Sampah menumpuk",
      description: "Tumpukan sampah",
      textHash: "0".repeat(64),
      incidentDate: new Date("2026-03-14"),
      writerKey: "visitor:x",
      photoId: id,
    } as const;
    const { id: reportId } = await db.report.create({ data: report });
    const response = await show(id);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("public");
    const etag = response.headers.get("etag") ?? "";
    expect((await show(id, { "if-none-match": etag })).status).toBe(304);
    await db.report.update({ where: { id: reportId }, data: { status: "REJECTED" } });
    expect((await show(id, { "if-none-match": etag })).status).toBe(404);
  });

  it("refuses an unknown size, and an id that is none like one that is unknown", async () => {
    const { id, cookie } = await uploaded();
    expect((await show(id, { cookie }, "?w=9999")).status).toBe(400);
    expect((await show("..%2Fetc")).status).toBe(404);
  });
});
