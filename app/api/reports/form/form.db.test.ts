import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import type { RouteHandler } from "@/lib/server/http/route";
import { MemoryPhotoStore } from "@/lib/server/photos/memory-store";
import { services } from "@/lib/server/services";
import { testDatabase } from "@/scripts/testing/database";
import { POST } from "./route";

const database = await testDatabase();
await testSite(database);
services().photos = new MemoryPhotoStore();
const { db } = database;
let count = 0;
let client: Client;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, rate_limits, idempotency_keys CASCADE`;
  count += 1;
  client = new Client(`203.0.113.${count}`);
});

const given = {
  damage_type: "Pencemaran air",
  location: "Kali Deli",
  description: "Air berbusa sejak pagi.",
  website: "",
};

/** As a browser sends it, with a separator of its own each time. @returns where it leads */
async function send(fields: Record<string, string>, photo?: Blob | Blob[], from = client): Promise<string> {
  const photos = photo ? [photo].flat() : [];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of photos.length > 0 ? photos : [new Blob([])]) {
    form.append("photo", file, file.size > 0 ? "foto.jpg" : "");
  }
  const { headers, body } = new Response(form);
  const bytes = await new Response(body).arrayBuffer();
  const request = from.request("/api/reports/form", { method: "POST", body: bytes });
  request.headers.set("content-type", headers.get("content-type") ?? "");
  const answer = await (POST as RouteHandler)(request, { params: Promise.resolve({}) });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

it("makes a report of a plain form: no name is anonymous, no day is today, and leads to its page", async () => {
  const path = await send(given);
  const row = await db.report.findFirstOrThrow();
  expect(path).toBe(`/laporan/${row.code}/terkirim`);
  expect(row).toMatchObject({ damageType: "Pencemaran air", anonymous: true, reporterName: "Warga", heldReason: null });
});

it("takes the same content from one address within ten minutes for one report, at once and after another cookie", async () => {
  const stranger = new Client("198.51.100.7");
  const [first, second] = await Promise.all([send(given), send(given)]);
  expect(second).toBe(first);
  expect(await send(given)).toBe(first);
  expect(await send(given, undefined, stranger)).not.toBe(first);
  expect(await send({ ...given, location: "Kali Babura" })).not.toBe(first);
  expect(await db.report.count()).toBe(3);
  await db.idempotencyKey.updateMany({ data: { finishedAt: new Date(Date.now() - 11 * 60_000) } });
  expect(await send(given)).not.toBe(first);
});

it("says which fields are to be corrected, in the address and without what was typed", async () => {
  const secret = randomUUID();
  const path = await send({ ...given, description: "", location: "", email: `bukan email ${secret}` });
  expect(path).toMatch(/^\/laporan\/belum-terkirim\?sebab=400&isian=/u);
  expect(new URL(path, "http://x").searchParams.get("isian")?.split(",").sort()).toEqual([
    "description",
    "email",
    "location",
  ]);
  expect(path).not.toContain(secret);
  expect(await db.report.count()).toBe(0);
});

it("takes up to four photos in their order, and none of five", async () => {
  const picture = await tinyPhoto();
  await send(given, [picture, picture, picture]);
  const row = await db.report.findFirstOrThrow({ include: { morePhotos: { orderBy: { position: "asc" } } } });
  expect([row.photoId, ...row.morePhotos.map(({ photoId }) => photoId)].filter(Boolean)).toHaveLength(3);
  const refused = await send({ ...given, location: "Gang lain" }, [picture, picture, picture, picture, picture]);
  expect(refused).toContain("sebab=400&isian=photo");
  expect(await db.report.count()).toBe(1);
});

it("lets a photo stand for the words, and refuses what is none", async () => {
  const picture = await tinyPhoto();
  await send({ ...given, description: " ", damage_type: "Lainnya", damage_type_other: "Jalan berlubang" }, picture);
  expect(await db.report.findFirstOrThrow()).toMatchObject({
    damageType: "Jalan berlubang",
    description: "Lainnya, lihat foto",
    photoId: expect.any(String),
  });
  const refused = await send({ ...given, location: "Gang lain" }, new Blob(["ini bukan foto"]));
  expect(refused).toContain("sebab=415");
  expect(await db.report.count()).toBe(1);
});

async function tinyPhoto(): Promise<Blob> {
  const { default: sharp } = await import("sharp");
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#22734a" } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}
