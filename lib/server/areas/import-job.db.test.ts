import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endImport, requestFileImport, requestPublicImport } from "@/lib/areas/commands-import";
import { areaImport } from "@/lib/areas/queries-import";
import { drawNames } from "@/lib/areas/test-areas";
import { provideServices, type Services } from "@/lib/server/services";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { FILE, LIMITS, publisher } from "./test-publisher";

const { db, url } = await testDatabase();
const admin = await member(db, "Admin", "ADMIN");
const ctx = testContext(db, admin, new Date());
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
let close = () => {};

/** Runs the waiting import as the worker does. */
async function work(): Promise<boolean> {
  const { workImport } = await import("./import-job");
  return workImport(LIMITS);
}

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE area_shapes, area_outlines, area_uploads`;
  await db.setting.deleteMany();
  await drawNames(db);
  const server = await publisher((request, response) =>
    response.end(request.url === "/berkas.json" ? FILE : '{"tjDownloadURL":"/berkas.json"}'),
  );
  close = server.close;
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.stubEnv("AREAS_URL", server.api);
  vi.resetModules();
  provideServices({ db } as Services);
});
afterEach(() => close());

it("does once what an admin pressed for, however often, and says how it stands", async () => {
  expect(await work(), "nothing waits").toBe(false);
  expect(await areaImport(ctx)).toMatchObject({ state: "none", bounded: 0, regencies: 3 });
  await Promise.all([requestPublicImport(ctx), requestPublicImport(ctx)]);
  expect(await areaImport(ctx)).toMatchObject({ state: "waiting", source: "public" });
  expect((await Promise.all([work(), work()])).sort()).toEqual([false, true]);
  expect(await areaImport(ctx)).toMatchObject({ state: "done", areas: 3, skipped: 1, bounded: 3 });
  expect(await db.auditEntry.count({ where: { action: "settings.areas" } })).toBe(1);
});

it("imports a file that was chosen by hand, and forgets it", async () => {
  await requestFileImport(ctx, bytes(FILE));
  await expect(requestFileImport(ctx, bytes(FILE))).rejects.toThrow("sedang berjalan");
  await work();
  expect(await areaImport(ctx)).toMatchObject({ state: "done", source: "file", areas: 3 });
  expect(await db.areaUpload.count()).toBe(0);
});

it("says why an import failed, and lets the next one begin", async () => {
  await requestFileImport(ctx, bytes("<html>"));
  await work();
  expect(await areaImport(ctx)).toMatchObject({
    state: "failed",
    reason: "Berkas itu bukan GeoJSON atau TopoJSON yang utuh. Tidak ada yang diubah.",
    bounded: 0,
  });
  await requestPublicImport(ctx);
  expect(await areaImport(ctx)).toMatchObject({ state: "waiting", source: "public" });
});

it("takes an import that ran for a quarter of an hour for cut off", async () => {
  await requestPublicImport(ctx);
  const at = new Date(ctx.now().getTime() - 16 * 60_000).toISOString();
  await endImport(db, { state: "running", source: "public", at });
  expect(await areaImport(ctx)).toMatchObject({ state: "failed", reason: expect.stringContaining("terputus") });
  await requestPublicImport(ctx);
  expect(await areaImport(ctx)).toMatchObject({ state: "waiting" });
});

it("is for admins alone", async () => {
  const staff = testContext(db, await member(db, "Ayu", "PENGELOLA"), new Date());
  for (const press of [areaImport(staff), requestPublicImport(staff), requestFileImport(staff, bytes(FILE))]) {
    await expect(press).rejects.toThrow();
  }
});
