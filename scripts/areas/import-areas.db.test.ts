import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeNextRows } from "@/lib/areas/commands-place";
import { findAreas } from "@/lib/areas/queries";
import { areaTopology } from "@/lib/areas/queries-outlines";
import { placeArea } from "@/lib/areas/queries-point";
import { areaContext, box } from "@/lib/areas/test-areas";
import { addReport } from "@/prisma/factories/report";
import { importAreas } from "@/scripts/areas";
import { testDatabase } from "@/scripts/testing/database";
import { fillAreaNames } from "./names";

const { db, patient, url } = await testDatabase();
const ctx = areaContext(db);
const PIYUNGAN = { latitude: -7.8437, longitude: 110.4642 };
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sulur-areas-"));
  await fillAreaNames(patient, "34");
  // The whole country's names would be added by the importer; they are not what is tested here.
  const whole = await import("idn-area-data/package.json", { with: { type: "json" } });
  await db.setting.update({ where: { key: "areas:edition" }, data: { value: whole.default.version } });
});
afterAll(() => rm(folder, { recursive: true }));

/** As `wilayah_boundaries` writes it: latitude first, one part or several. */
function row(code: string, name: string, ...parts: [number, number, number, number][]): string {
  const rings = parts.map((part) => [box(...part).map(([longitude, latitude]) => [latitude, longitude])]);
  const path = JSON.stringify(rings.length === 1 ? rings[0] : rings);
  return `('${code}','${name.replaceAll("'", "''")}',-7.8,110.4,'${path}')`;
}

const sql = (...rows: string[]) =>
  `INSERT INTO wilayah_boundaries(kode,nama,lat,lng,path) VALUES\n\t${rows.join(",\n\t")};DELETE FROM x WHERE LENGTH(kode)=2;\n`;
const BANTUL = row("34.02", "Kabupaten Bantul", [110.2, -8, 110.6, -7.8]);
const SLEMAN = row("34.04", "Kab. Sleman", [110.2, -7.8, 110.6, -7.5]);

async function run(...files: string[]): Promise<string> {
  let printed = "";
  await importAreas(url, files, {
    from: folder,
    api: "http://127.0.0.1:9/",
    print: { write: (text: string) => (printed += text) },
  });
  return printed;
}

const shapes = async () =>
  JSON.stringify(
    await db.$queryRaw`SELECT code, level, part, hole, shape::text FROM area_shapes ORDER BY code, part, hole`,
  );

it("reads SQL and GeoJSON, and names, skips and counts what it cannot read", async () => {
  const file = sql(
    BANTUL,
    SLEMAN,
    BANTUL,
    "('34.99x','Salah',0,0,'[]')",
    "('34.03','Terpotong',-7.9,110.3,'[[[-7.9,110.3],[-7.8')",
    row("34.71", "Kota Yogyakarta", [10, 50, 11, 51]),
  );
  await writeFile(join(folder, "kab.sql.gz"), gzipSync(file));
  const feature = {
    type: "Feature",
    properties: { KODE: "340214", NAMA: "Piyungan" },
    geometry: { type: "Polygon", coordinates: [box(110.44, -7.9, 110.5, -7.82), box(110.49, -7.89, 110.495, -7.885)] },
  };
  await writeFile(
    join(folder, "kec.geojson"),
    JSON.stringify({ type: "FeatureCollection", features: [feature, { geometry: null }] }),
  );
  const printed = await run(".");
  expect(printed).toContain("1/2 kab.sql.gz: 2 daerah, 4 baris dilewati.");
  expect(printed).toContain("34.02: kodenya sudah ada di berkas ini");
  expect(printed).toContain("baris 6 (34.03): garis batasnya tidak terbaca");
  expect(printed).toContain("baris 7 (34.71): ada titik di luar Indonesia");
  expect(printed).toContain("2/2 kec.geojson: 1 daerah, 1 baris dilewati.");
  expect(await placeArea(ctx, PIYUNGAN)).toMatchObject({ areaCode: "34.02.14", areaCertainty: "boundary" });
  expect((await areaTopology(db, 2))?.objects.areas.geometries.map(({ id }) => id)).toEqual(["34.02", "34.04"]);
  // An abbreviation is no new name.
  expect(await db.area.findUnique({ where: { code: "34.04" } })).toMatchObject({
    name: "Kabupaten Sleman",
    formerNames: [],
  });
});

it("gives the same when it is run again", async () => {
  const before = await shapes();
  await run(".");
  expect(await shapes()).toBe(before);
});

it("leads old codes and names of a newer edition to the new ones, and the rows with them", async () => {
  const report = await addReport(db, { ...PIYUNGAN, areaCode: "34.02.14.2002", areaCertainty: "person" });
  await writeFile(
    join(folder, "baru.sql"),
    sql(
      row("34.05", "Kabupaten Mataram", [110.4, -8, 110.6, -7.8]),
      row("34.05.01", "Piyungan", [110.44, -7.9, 110.5, -7.82]),
      row("34.05.01.2002", "Srimulyo", [110.46, -7.85, 110.47, -7.84]),
      row("34.02.13", "Ngipik Anyar", [110.2, -7.9, 110.3, -7.85]),
    ),
  );
  await run("baru.sql");
  expect((await findAreas(ctx, { code: "34.02.14" })).areas).toMatchObject([{ code: "34.05.01" }]);
  expect((await findAreas(ctx, { q: "ngipik anyar" })).areas[0]).toMatchObject({ code: "34.02.13" });
  while ((await placeNextRows(ctx)) > 0);
  expect(await db.report.findUnique({ where: { id: report.id } })).toMatchObject({
    areaCode: "34.05.01.2002",
    regency: "Kabupaten Mataram",
  });
});

it("answers from the old boundaries meanwhile, and goes on after kill -9 with what was not finished", async () => {
  const first = join(folder, "satu.sql");
  await writeFile(first, sql(SLEMAN));
  // The second file stops in its middle, as on a line that breaks; later it comes whole.
  let whole = false;
  const server = createServer((_, response) => {
    if (whole) response.end(sql(row("34.02", "Kabupaten Bantul", [110.2, -8, 110.6, -7.85])));
    else response.write(sql(row("34.02", "Kabupaten Bantul", [110.9, -8, 110.95, -7.8])));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const second = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/dua.sql`;
  const child = spawn(process.execPath, ["--import", "./scripts/alias.mjs", "scripts/areas.ts", first, second], {
    env: { ...process.env, DATABASE_URL: url, INIT_CWD: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await Promise.all([once(child.stdout, "data"), once(server, "request")]);
  const before = await shapes();
  expect(await placeArea(ctx, { latitude: -7.95, longitude: 110.3 })).toMatchObject({ areaCode: "34.02" });
  child.kill("SIGKILL");
  await ended;
  expect(await shapes()).toBe(before);

  whole = true;
  expect(await run(first, second)).toMatch(/satu\.sql: sudah diimpor.*\n2\/2 dua\.sql: 1 daerah/u);
  expect(await run(first)).toContain("1/1 satu.sql: 1 daerah");
  server.closeAllConnections();
  server.close();
});
