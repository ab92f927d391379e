import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import { csvFile } from "@/lib/format/csv";
import { Conflict, Forbidden, InvalidInput } from "@/lib/kernel/errors";
import { IMPORT_LIMIT } from "@/lib/places/rules";
import { addPlace, type PlaceFields } from "@/prisma/factories/place";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { importPlaces } from "./commands-import";
import { exportPlaces, exportPlacesAsGeoJson } from "./queries-export";
import { ExportPlaces } from "./schemas";

const { db, patient } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const bima = await member(db, "Bima", "PENGELOLA");
const NOW = new Date("2026-03-14T09:00:00+07:00");
const HEADER = "name,kind,description,latitude,longitude";
const DRY = { dry_run: true };
const REAL = { dry_run: false };

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE places, audit_entries CASCADE`;
  ctx = testContext(db, bima, NOW);
});

const add = (fields: PlaceFields = {}) => addPlace(db, { status: "APPROVED", ...fields });
const bytes = (text: string) => new TextEncoder().encode(text);
const csv = (...rows: string[]) => bytes([HEADER, ...rows].join("\n"));

async function exported(query: object = {}): Promise<string> {
  let text = "";
  const input = ExportPlaces.parse(query);
  const chunks =
    input.format === "geojson"
      ? await exportPlacesAsGeoJson(ctx, input)
      : csvFile(await exportPlaces(ctx, input), input.format === "csv-id");
  for await (const chunk of chunks) text += chunk;
  return text;
}

/** What a file says of places, whatever database it comes to. */
async function facts() {
  const columns = { name: true, kind: true, description: true, latitude: true, longitude: true, approximate: true };
  return db.place.findMany({
    orderBy: [{ name: "asc" }],
    select: { ...columns, nameKey: true, regency: true, province: true, closedAt: true, status: true },
  });
}

const HOSTILE: PlaceFields[] = [
  { name: '=HYPERLINK("http://jahat.test","Klik")', description: "+62 812, \"kutip\"; titik koma\n=2+3\n'apostrof'" },
  { name: "@SUM(A1:A9)", description: "-1", latitude: -6.2, longitude: 106.8 },
  { name: "'=sudah diberi apostrof", description: "'kutip tunggal'" },
  { name: "Taman É “Melati” 🌱", description: "", approximate: true, regency: "Kota Bogor", province: "Jawa Barat" },
  { name: "Hutan yang tutup", kind: "hutan_kota", closedAt: new Date("2026-01-02T03:04:05.678Z") },
];

describe("export and import", () => {
  it.each(["csv", "csv-id", "geojson"])("of the same file give the same places (%s)", async (format) => {
    for (const fields of HOSTILE) await add(fields);
    const before = await facts();
    const file = bytes(await exported({ format }));
    await db.$executeRaw`TRUNCATE places CASCADE`;
    const report = await importPlaces(ctx, file, REAL);
    expect(report).toMatchObject({ rows: HOSTILE.length, added: HOSTILE.length, double_count: 0, ignored_columns: [] });
    expect(await facts()).toEqual(before);
  });

  it("write no cell that a spreadsheet would run", async () => {
    for (const fields of HOSTILE) await add(fields);
    const text = await exported();
    expect(text.startsWith("\uFEFF")).toBe(true);
    const cells = (parse(text, { bom: true }) as string[][]).flat();
    expect(cells.filter((cell) => /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/u.test(cell))).toEqual([]);
    expect(cells).toContain("'-1");
    expect(text).toContain(`"'=HYPERLINK(""http://jahat.test"",""Klik"")"`);
  });

  it("go over any number of pieces", async () => {
    await patient.$executeRaw`
      INSERT INTO places (slug, name, name_key, latitude, longitude, status, writer_key, updated_at)
      SELECT 'contoh-' || n, 'Contoh ' || n, 'contoh ' || n, -7, 107, 'APPROVED', 'visitor:uji', now()
      FROM generate_series(1, 2500) AS n`;
    const lines = (await exported()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(2501);
    expect(new Set(lines).size).toBe(2501);
    const { features } = JSON.parse(await exported({ format: "geojson" })) as { features: unknown[] };
    expect(features).toHaveLength(2500);
  });

  it("give one state and chosen kinds, no merged place, and nothing of who wrote it", async () => {
    const target = await add({ name: "Taman", kind: "taman_kota", writerKey: "visitor:rahasia" });
    await add({ name: "Bagian", mergedIntoId: target.id });
    await add({ name: "Bakau", kind: "mangrove" });
    await add({ name: "Menunggu", status: "PENDING" });
    expect(await exported({ kinds: "taman_kota" })).toMatch(/Taman/u);
    expect(await exported({ kinds: "taman_kota" })).not.toMatch(/Bagian|Bakau|Menunggu|rahasia/u);
    expect(await exported({ status: "PENDING" })).toMatch(/Menunggu/u);
    expect(JSON.parse(await exported({ format: "geojson", status: "REJECTED" }))).toMatchObject({ features: [] });
  });

  it("are for staff only, and audited", async () => {
    const resident = await member(db, "Citra");
    for (const actor of [visitor("tamu"), resident]) {
      await expect(exportPlaces(ctx.as(actor), ExportPlaces.parse({}))).rejects.toThrow(Forbidden);
      await expect(importPlaces(ctx.as(actor), csv("Taman,,,-6,106"), REAL)).rejects.toThrow(Forbidden);
    }
    expect(await db.auditEntry.count()).toBe(0);
    await exported({ format: "geojson" });
    await importPlaces(ctx, csv("Taman Baru,,,-6,106"), REAL);
    expect(await db.auditEntry.findMany({ select: { action: true, userId: true }, orderBy: { id: "asc" } })).toEqual([
      { action: "place.export", userId: bima.userId },
      { action: "place.import", userId: bima.userId },
    ]);
  });
});

describe("an import", () => {
  it("puts verified places on the map, found by name and with who brought them", async () => {
    await importPlaces(ctx, csv("Taman Serasi,taman_kota,Teduh.,3.58,98.67"), REAL);
    const place = await db.place.findFirstOrThrow({ include: { steps: true } });
    expect(place).toMatchObject({ status: "APPROVED", slug: `taman-serasi-${place.id}`, nameKey: "taman serasi" });
    expect(place.steps).toMatchObject([{ kind: "CREATED", userId: bima.userId }]);
    expect((await db.placeCell.findMany({ where: { level: 4 } })).map(({ count }) => count)).toEqual([1]);
    expect(ctx.expired).toEqual(["places", "counts"]);
  });

  it("tried first says what would happen and changes nothing", async () => {
    const known = await add({ name: "Taman Menteng", latitude: -6.1966, longitude: 106.8294 });
    const file = csv(
      "Taman Menteng,,,-6.19,106.83",
      "Taman Baru,,,-6.5,106.8",
      "taman  baru!,,,-6.5001,106.8001",
      "Taman Baru,,,-7.5,110.8",
      "ab,,,satu,106",
    );
    const report = await importPlaces(ctx, file, DRY);
    expect(report).toMatchObject({
      dry_run: true,
      unit: "baris",
      rows: 5,
      added: 2,
      double_count: 2,
      invalid_count: 1,
    });
    expect(report.doubles).toEqual([
      { line: 2, name: "Taman Menteng", same_as: { id: known.id, slug: known.slug, name: known.name } },
      { line: 4, name: "taman baru!", same_as: { line: 3 } },
    ]);
    expect(report.invalid.map(({ line, field }) => [line, field])).toEqual([
      [6, "name"],
      [6, "latitude"],
    ]);
    expect(await db.place.count()).toBe(1);
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("takes nothing from a file with a faulty row, and says which and how to mend it", async () => {
    const error = await importPlaces(ctx, csv("Taman Baru,,,-6.5,106.8", "Taman Lain,,,91,106"), REAL).catch((e) => e);
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.message).toBe("Tidak ada yang diimpor: 1 baris perlu diperbaiki.");
    expect(error.fields).toEqual({ "baris 3, latitude": expect.stringContaining("di luar Indonesia") });
    expect(await db.place.count()).toBe(0);
  });

  it("of the same file again creates nothing", async () => {
    const file = csv("Taman Satu,,,-6.5,106.8", "Taman Dua,,,-6.5,106.8");
    expect(await importPlaces(ctx, file, REAL)).toMatchObject({ added: 2 });
    expect(await importPlaces(ctx, file, REAL)).toMatchObject({ added: 0, double_count: 2 });
    expect(await db.place.count()).toBe(2);
  });

  it("knows a place by its address, though it was renamed and moved since", async () => {
    const place = await add({ name: "Taman Lama" });
    const file = bytes(await exported());
    await db.place.update({ where: { id: place.id }, data: { name: "Lain", nameKey: "lain", latitude: -6 } });
    expect(await importPlaces(ctx, file, REAL)).toMatchObject({ added: 0, double_count: 1 });
  });

  it("twice at once creates each place once", async () => {
    const file = csv(...Array.from({ length: 50 }, (_, index) => `Taman Nomor ${index},,,-6.5,106.8`));
    const results = await Promise.allSettled([importPlaces(ctx, file, REAL), importPlaces(ctx.as(ayu), file, REAL)]);
    for (const result of results) if (result.status === "rejected") expect(result.reason).toBeInstanceOf(Conflict);
    expect(await db.place.count()).toBe(50);
  });

  it("of the largest file fits into one request", async () => {
    const row = (index: number) => `Taman Nomor ${index},,Teduh.,${-7 + (index % 500) / 100},${106 + index / 1000}`;
    const file = csv(...Array.from({ length: IMPORT_LIMIT }, (_, index) => row(index)));
    expect(await importPlaces(ctx, file, REAL)).toMatchObject({ added: IMPORT_LIMIT });
    const counted = await db.placeCell.aggregate({ where: { level: 4 }, _sum: { count: true } });
    expect(counted._sum.count).toBe(IMPORT_LIMIT);
  });
});
