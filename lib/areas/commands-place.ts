import "server-only";
import type { Zone } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma, type Transaction } from "@/prisma/client";
import { PLACING_KEY } from "./commands-names";
import { currentCode, regenciesOf } from "./queries-codes";
import { type Resolved, refineByWords, resolvePoints } from "./queries-point";
import { type AreaCertainty, isWithin, provinceCodeOf } from "./rules";
import { zoneOfArea } from "./zones";

const NONE = Prisma.raw("NULL");
/**
 * Tables whose rows have an area, with the cache tag of their lists and, where it has its own, of a row's page, and with the
 * column in which people describe the location.
 */
const TABLES = [
  {
    table: Prisma.raw("reports"),
    tag: "reports",
    pageTag: Prisma.raw("'report:' || code"),
    words: Prisma.raw("location"),
  },
  { table: Prisma.raw("places"), tag: "places", pageTag: NONE, words: NONE },
  { table: Prisma.raw("events"), tag: "events", pageTag: Prisma.raw("'event:' || id"), words: Prisma.raw("location") },
  { table: Prisma.raw("partners"), tag: "partners", pageTag: NONE, words: Prisma.raw("address") },
] as const;
const AT_ONCE = 1_000;
const UNRESOLVED: Resolved = { code: null, certainty: null };

interface PlacedRow {
  id: number;
  pageTag: string | null;
  words: string | null;
  latitude: number | null;
  longitude: number | null;
  regency: string | null;
  province: string | null;
  areaCode: string | null;
  areaCertainty: AreaCertainty | null;
}

interface Change {
  id: number;
  code: string | null;
  certainty: AreaCertainty | null;
  /** Names of an area without a code. */
  regency: string | null;
  province: string | null;
}

/**
 * Places the next rows after an upgrade or an import, in the order of tables and ids; what a person said stays where no
 * boundary says otherwise. Two at once do the same, and an import meanwhile lets all begin anew.
 * @returns how many rows it looked at; 0 when all are placed
 */
export async function placeNextRows(ctx: Ctx): Promise<number> {
  const stored = await ctx.db.setting.findUnique({ where: { key: PLACING_KEY } });
  if (!stored) return 0;
  const [index = 0, after = 0] = stored.value.split(":").map(Number);
  const run = stored.value.split(":")[2] ?? "";
  const next = TABLES[index];
  if (!next) {
    await placeVolunteers(ctx);
    await ctx.db.setting.deleteMany({ where: { key: PLACING_KEY, value: stored.value } });
    return 0;
  }
  const rows = await ctx.db.$queryRaw<PlacedRow[]>`
    SELECT id, ${next.pageTag} AS "pageTag", ${next.words} AS words, latitude, longitude, regency, province,
      area_code AS "areaCode", area_certainty AS "areaCertainty"
    FROM ${next.table} WHERE id > ${after} ORDER BY id LIMIT ${AT_ONCE}`;
  const changes: Change[] = [];
  const pageTags: string[] = [];
  for (const [index, found] of (await placesOf(ctx, rows)).entries()) {
    const row = rows[index];
    const { code, named } = found;
    // A town of the gazetteer whose regency is not in the table.
    const certainty = code === null && named?.regency != null ? "nearest" : found.certainty;
    if (!row || (code === row.areaCode && certainty === row.areaCertainty)) continue;
    changes.push({ id: row.id, code, certainty, regency: named?.regency ?? null, province: named?.province ?? null });
    if (row.pageTag !== null) pageTags.push(row.pageTag);
  }
  const last = rows.at(-1);
  const value = last === undefined ? `${index + 1}:0:${run}` : `${index}:${last.id}:${run}`;
  await ctx.db.$transaction(async (transaction) => {
    await transaction.$executeRaw`
      UPDATE ${next.table} AS placed SET area_code = found.code, area_certainty = found.certainty::"AreaCertainty",
        regency = coalesce(regency.name, found.regency), province = coalesce(province.name, found.province)
      FROM unnest(${changes.map(({ id }) => id)}::int[], ${changes.map(({ code }) => code)}::varchar[],
        ${changes.map(({ certainty }) => certainty)}::text[], ${changes.map(({ regency }) => regency)}::text[],
        ${changes.map(({ province }) => province)}::text[]) AS found(id, code, certainty, regency, province)
      LEFT JOIN areas AS regency ON regency.code = left(found.code, 5) AND regency.level = 2
      LEFT JOIN areas AS province ON province.code = left(found.code, 2)
      WHERE placed.id = found.id`;
    if (next.tag === "events") await askForZones(transaction, zoneChanges(rows, changes), ctx.now());
    await transaction.setting.updateMany({ where: { key: PLACING_KEY, value: stored.value }, data: { value } });
  });
  if (changes.length > 0) ctx.expire(next.tag, "counts", ...pageTags);
  return rows.length + 1;
}

interface ZoneChange {
  id: number;
  from: Zone;
  to: Zone;
}

/** Rows whose area turns out to follow another clock. */
function zoneChanges(rows: readonly PlacedRow[], changes: readonly Change[]): ZoneChange[] {
  return changes.flatMap(({ id, code }) => {
    const row = rows.find((one) => one.id === id);
    const from = row ? zoneOfArea(row) : null;
    const to = zoneOfArea({ areaCode: code, province: null });
    return from === null || to === null || from === to ? [] : [{ id, from, to }];
  });
}

/** An event whose hours were read on the old area's clock does not move by itself: its organiser or staff decide. */
async function askForZones(transaction: Transaction, changes: readonly ZoneChange[], now: Date): Promise<void> {
  await transaction.$executeRaw`
    UPDATE events SET suggested_zone = changed.new_zone::"EventZone"
    FROM unnest(${changes.map(({ id }) => id)}::int[], ${changes.map(({ from }) => from)}::text[],
      ${changes.map(({ to }) => to)}::text[]) AS changed(id, old_zone, new_zone)
    WHERE events.id = changed.id AND events.zone = changed.old_zone::"EventZone" AND events.starts_at > ${now}`;
}

/** The rows' areas by current data, in the order of the rows. */
async function placesOf(ctx: Ctx, rows: readonly PlacedRow[]): Promise<Resolved[]> {
  const found = await resolvePoints(ctx, rows);
  const named = await regenciesOf(ctx.db, rows);
  const resolved = rows.map((row, index) =>
    withNames(row, found[index] ?? UNRESOLVED, named.find(({ position }) => position === index + 1)?.code),
  );
  const refined = await refineByWords(
    ctx.db,
    rows.map(({ words }, index) => ({ words, resolved: resolved[index] ?? UNRESOLVED })),
  );
  return Promise.all(
    rows.map(async (row, index) => {
      if (!keepsOwn(row, resolved[index] ?? UNRESOLVED)) return refined[index] ?? UNRESOLVED;
      return { code: row.areaCode && (await currentCode(ctx.db, row.areaCode)), certainty: row.areaCertainty };
    }),
  );
}

/** Rows from before have names alone, which a file or the gazetteer gave. */
function withNames(row: PlacedRow, found: Resolved, named: string | undefined): Resolved {
  if (found.certainty === "boundary") return found;
  if (row.latitude === null || row.longitude === null) return UNRESOLVED;
  const isUnplaced = row.areaCode === null && row.areaCertainty === null;
  return isUnplaced && named !== undefined ? { code: named, certainty: "nearest" } : found;
}

/** Whether somebody said where it lies, and no boundary says otherwise. */
function keepsOwn({ areaCode, areaCertainty }: PlacedRow, { code, certainty }: Resolved): boolean {
  if (areaCode === null || (areaCertainty !== "person" && areaCertainty !== "geocoder")) return false;
  return certainty !== "boundary" || code === null || isWithin(areaCode, code);
}

/** Who named a province before areas had codes lives in that one. */
async function placeVolunteers({ db }: Ctx): Promise<void> {
  const areas = await db.volunteer.groupBy({ by: ["area"], where: { areaCode: null } });
  for (const { area } of areas) {
    const areaCode = provinceCodeOf(area);
    if (areaCode === undefined) continue;
    await db.volunteer.updateMany({ where: { area, areaCode: null }, data: { areaCode, areaCertainty: "person" } });
  }
}
