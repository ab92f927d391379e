import "server-only";
import { placeAnew } from "@/lib/areas/commands-names";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput } from "@/lib/kernel/errors";
import { metersBetween } from "@/lib/map/distance";
import { inBoxAround, metersTo } from "@/lib/map/sql";
import { IS_POSSIBLE_DOUBLE, nextPlaceIds, PLACES } from "@/lib/places/rows";
import { DOUBLE_METERS, IMPORT_SHOWN, placeNameKey, placeSlug } from "@/lib/places/rules";
import { Prisma, type Transaction } from "@/prisma/client";
import { readPlaceFile } from "./exchange-file";
import { judgeRows, type NewRow } from "./exchange-rows";
import type { ImportPlaces } from "./schemas";
import type { ImportDoubleView, ImportFaultView, ImportReportView } from "./view";

const BATCH = 1000;
/** One import at a time, so that none misses what another adds. Any number that no other advisory lock has. */
const LOCK = 5_017_402;

/**
 * Takes in a file of places, verified at once; what is there already is passed over. All of it or nothing. Staff only.
 * @throws InvalidInput for a file that cannot be read or has faulty rows; Conflict while another import runs
 */
export async function importPlaces(ctx: Ctx, bytes: Uint8Array, { dry_run }: ImportPlaces): Promise<ImportReportView> {
  assertReviewer(ctx.actor);
  const { rows, unit, ignoredColumns } = readPlaceFile(bytes);
  const { good, faults, faultyRows } = judgeRows(rows);
  const reportOf = async (db: Ctx["db"] | Transaction) => {
    const { fresh, doubles } = await findDoubles(db, good);
    const report: ImportReportView = {
      dry_run,
      unit,
      rows: rows.length,
      added: fresh.length,
      double_count: doubles.length,
      doubles: doubles.slice(0, IMPORT_SHOWN),
      invalid_count: faultyRows,
      invalid: faults.slice(0, IMPORT_SHOWN),
      ignored_columns: ignoredColumns,
    };
    return { fresh, report };
  };
  if (dry_run) return (await reportOf(ctx.db)).report;
  if (faults.length > 0) throw faulty(faults, faultyRows, unit);
  const report = await ctx.transaction(async (transaction) => {
    await lockImport(transaction);
    const { fresh, report } = await reportOf(transaction);
    for (let start = 0; start < fresh.length; start += BATCH) {
      await addPlaces(ctx, transaction, fresh.slice(start, start + BATCH));
    }
    await placeAnew(transaction);
    await recordAudit(transaction, ctx.actor, "place.import", "places", {
      rows: report.rows,
      added: report.added,
      doubles: report.double_count,
    });
    return report;
  });
  ctx.expire("places", "counts");
  return report;
}

async function lockImport(transaction: Transaction): Promise<void> {
  const rows = await transaction.$queryRaw<{ free: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS free`;
  if (!rows[0]?.free) throw new Conflict("Impor lain sedang berjalan. Tunggu sebentar lalu coba lagi.");
}

/** By hand: as one parameter a thousand rows are written several times faster than as twenty thousand. */
async function addPlaces(ctx: Ctx, transaction: Transaction, rows: readonly NewRow[]): Promise<void> {
  const now = ctx.now();
  const userId = ctx.actor.kind === "member" ? ctx.actor.userId : null;
  const ids = await nextPlaceIds(transaction, rows.length);
  const columns = JSON.stringify(rows.map((row, index) => columnsOf(ctx, row, ids[index] ?? 0)));
  await transaction.$executeRaw`
    INSERT INTO places (id, slug, status, name, name_key, kind, description, latitude, longitude, approximate,
      regency, province, closed_at, writer_key, created_at, updated_at)
    SELECT id, slug, 'APPROVED', name, name_key, kind, description, latitude, longitude, approximate,
      regency, province, closed_at, ${`import:${userId}`}, ${now}, ${now}
    FROM jsonb_to_recordset(${columns}::jsonb) AS added(id integer, slug text, name text, name_key text,
      kind "PlaceKind", description text, latitude float8, longitude float8, approximate boolean,
      regency text, province text, closed_at timestamptz)`;
  await transaction.$executeRaw`
    INSERT INTO place_steps (place_id, kind, words, user_id, created_at)
    SELECT id, 'CREATED', ${"Diimpor dari berkas."}, ${userId}::integer, ${now} FROM unnest(${ids}::integer[]) AS added(id)`;
}

function columnsOf(ctx: Ctx, { place }: NewRow, id: number) {
  const { name, kind, description, latitude, longitude, approximate, closed_at } = place;
  const named = place.regency !== null || place.province !== null;
  const { regency, province } = named ? place : ctx.geocoder.areaOf(latitude, longitude);
  return {
    id,
    slug: placeSlug(name, id),
    name,
    name_key: placeNameKey(name),
    kind,
    description: description ?? "",
    latitude,
    longitude,
    approximate,
    regency,
    province,
    closed_at,
  };
}

function faulty(faults: readonly ImportFaultView[], rows: number, unit: string): InvalidInput {
  const shown = faults.slice(0, IMPORT_SHOWN).map(({ line, field, message }) => [`${unit} ${line}, ${field}`, message]);
  const message = `Tidak ada yang diimpor: ${rows} ${unit} perlu diperbaiki.`;
  return new InvalidInput(message, Object.fromEntries(shown));
}

/** A little more than `DOUBLE_METERS.sameName` everywhere in Indonesia. */
const CELL_DEGREES = 0.02;

/** Tells rows that are new from those that are there already, in the database or earlier in the same file. */
async function findDoubles(
  db: Ctx["db"] | Transaction,
  rows: readonly NewRow[],
): Promise<{ fresh: NewRow[]; doubles: ImportDoubleView[] }> {
  const known = new Map<number, ImportDoubleView["same_as"]>();
  for (let start = 0; start < rows.length; start += BATCH) {
    for (const [line, place] of await knownAmong(db, rows.slice(start, start + BATCH))) known.set(line, place);
  }
  const taken = new TakenNames();
  const fresh: NewRow[] = [];
  const doubles: ImportDoubleView[] = [];
  for (const row of rows) {
    const sameAs = known.get(row.line) ?? taken.take(row);
    if (sameAs === null) fresh.push(row);
    else doubles.push({ line: row.line, name: row.place.name, same_as: sameAs });
  }
  return { fresh, doubles };
}

/** The place of the same address, or of the same name within walking distance, for each row that has one. */
async function knownAmong(
  db: Ctx["db"] | Transaction,
  rows: readonly NewRow[],
): Promise<Map<number, ImportDoubleView["same_as"]>> {
  const wanted = rows.map(({ line, place: { slug, name, latitude, longitude } }) => {
    return { line, slug, name_key: placeNameKey(name), latitude, longitude };
  });
  const at = { latitude: Prisma.raw("wanted.latitude"), longitude: Prisma.raw("wanted.longitude") };
  const found = await db.$queryRaw<{ line: number; id: number; slug: string; name: string }[]>`
    SELECT wanted.line, known.id, known.slug, known.name
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS wanted(line integer, slug text, name_key text, latitude float8, longitude float8)
    CROSS JOIN LATERAL (
      (SELECT id, slug, name FROM places WHERE places.slug = wanted.slug)
      UNION ALL
      (SELECT id, slug, name FROM places
        WHERE ${IS_POSSIBLE_DOUBLE} AND ${inBoxAround(PLACES, at, DOUBLE_METERS.sameName)}
          AND places.name_key = wanted.name_key AND ${metersTo(PLACES, at)} <= ${DOUBLE_METERS.sameName}::float8
        LIMIT 1)
      LIMIT 1
    ) AS known`;
  return new Map(found.map(({ line, ...place }) => [line, place]));
}

/** The rows of the file so far, by name and by cells as wide as doubles may be apart. */
class TakenNames {
  readonly #rows = new Map<string, NewRow[]>();

  /** @returns the earlier row that this one doubles; null when there is none, and the row is then taken */
  take(row: NewRow): { line: number } | null {
    const { name, latitude, longitude } = row.place;
    const key = placeNameKey(name);
    const [x, y] = [Math.floor(longitude / CELL_DEGREES), Math.floor(latitude / CELL_DEGREES)];
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const near = this.#rows.get(`${key} ${x + dx} ${y + dy}`) ?? [];
        const same = near.find(({ place }) => metersBetween(place, row.place) <= DOUBLE_METERS.sameName);
        if (same) return { line: same.line };
      }
    }
    const cell = `${key} ${x} ${y}`;
    this.#rows.set(cell, [...(this.#rows.get(cell) ?? []), row]);
    return null;
  }
}
