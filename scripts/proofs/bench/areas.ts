import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { resolvePoint } from "@/lib/areas/queries-point";
import { AREA_CODE, isWithin, levelOf } from "@/lib/areas/rules";
import type { Geocoder } from "@/lib/kernel/ctx";
import { gazetteer } from "@/lib/server/geocoder/gazetteer";
import { createDatabase, type Database } from "@/prisma/client";
import { quantile } from "@/scripts/proofs/table";
import { Refusal } from "@/scripts/refusal";
import { withDatabase } from "@/scripts/serving/database";
import { readSettings } from "@/scripts/serving/settings";

interface KnownPoint {
  code: string;
  latitude: number;
  longitude: number;
}

const LEVELS = ["provinsi", "kabupaten/kota", "kecamatan", "desa/kelurahan"];
const BATCH = 10_000;
/** Of points that their own published boundary does not hold, e.g. the middle of a bay: no look-up can know better. */
const OUTSIDE = "di luar batasnya sendiri";
const USAGE = "Sebut berkas dengan baris kode,lintang,bujur: npm run bench -- areas titik.csv";

/** `npm run bench -- areas FILE`: how often points are given the area that the file says, and how fast. */
export async function run([file]: string[] = []): Promise<void> {
  if (file === undefined) throw new Refusal(USAGE);
  const points = await readPoints(resolve(process.env.INIT_CWD ?? process.cwd(), file));
  if (points.length === 0) throw new Refusal(USAGE);
  const { DATABASE_URL, DATA_DIR } = readSettings();
  await withDatabase(DATABASE_URL, DATA_DIR, async (url) => {
    const db = createDatabase(url, { poolMax: 1, patient: true });
    await measure(db, points).finally(() => db.$disconnect());
  });
}

async function readPoints(path: string): Promise<KnownPoint[]> {
  const points: KnownPoint[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const [code = "", latitude, longitude] = line.split(",").map((part) => part.trim());
    const point = { code, latitude: Number(latitude), longitude: Number(longitude) };
    if (AREA_CODE.test(code) && Number.isFinite(point.latitude + point.longitude)) points.push(point);
  }
  return points;
}

async function measure(db: Database, points: KnownPoint[]): Promise<void> {
  const known = gazetteer();
  const geocoder: Geocoder = {
    find: async () => null,
    areaOf: (...at) => known.areaOf(...at),
    areaNamed: (words) => known.areaNamed(words),
    areasNear: (...at) => known.areasNear(...at),
  };
  const inside = LEVELS.map(() => ({ right: 0, all: 0 }));
  const outside = LEVELS.map(() => ({ right: 0, all: 0 }));
  const certainties = new Map<string, number>();
  const times: number[] = [];
  for (const point of points) {
    const before = performance.now();
    const { code, certainty } = await resolvePoint({ db, geocoder }, point);
    times.push(performance.now() - before);
    certainties.set(certainty ?? "-", (certainties.get(certainty ?? "-") ?? 0) + 1);
    const counts = (await isOutsideItself(db, point)) ? outside : inside;
    for (const [index, count] of counts.slice(0, levelOf(point.code)).entries()) {
      const wanted = point.code.split(".", index + 1).join(".");
      count.all += 1;
      if (code !== null && isWithin(code, wanted)) count.right += 1;
    }
  }
  const print = (text: string) => process.stdout.write(`${text}\n`);
  print(`areas: ${points.length} titik; ${[...certainties].map(([name, count]) => `${name} ${count}`).join(", ")}`);
  for (const [index, name] of LEVELS.entries()) {
    for (const [note, counts] of Object.entries({ "": inside, [` ${OUTSIDE}`]: outside })) {
      const { right, all } = counts[index] ?? { right: 0, all: 0 };
      if (all > 0) print(`  ${name}: ${((right / all) * 100).toFixed(2)} % dari ${all}${note} benar`);
    }
  }
  print(`  satu pencarian: p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`);
  print(`  ${BATCH} titik dalam satu kiriman: ${(await batchSeconds(db, points)).toFixed(2)} s`);
}

async function isOutsideItself(db: Database, { code, latitude, longitude }: KnownPoint): Promise<boolean> {
  const rows = await db.$queryRaw<{ outside: boolean }[]>`
    SELECT NOT bool_or(shape @> point(${longitude}::float8, ${latitude}::float8)) AS outside
    FROM area_shapes WHERE code = ${code} AND NOT hole HAVING count(*) > 0`;
  return rows[0]?.outside === true;
}

/** As the job asks: many rows in one statement. */
async function batchSeconds(db: Database, points: KnownPoint[]): Promise<number> {
  const batch = Array.from({ length: BATCH }, (_, index) => points[index % points.length]);
  const [longitudes, latitudes] = [batch.map((at) => at?.longitude ?? 0), batch.map((at) => at?.latitude ?? 0)];
  const before = performance.now();
  await db.$queryRaw`SELECT count(area_holding(point(longitude, latitude)))::int
    FROM unnest(${longitudes}::float8[], ${latitudes}::float8[]) AS spot(longitude, latitude)`;
  return (performance.now() - before) / 1000;
}
