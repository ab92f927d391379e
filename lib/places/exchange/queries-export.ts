import "server-only";
import { zoneOfRow } from "@/lib/areas/zones";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { CsvRow } from "@/lib/format/csv";
import { isoStamp } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { readInChunks } from "@/lib/kernel/page";
import { PLACE_COLUMNS, PLACE_KIND } from "@/lib/places/rows";
import { EXCHANGE_COLUMNS } from "@/lib/places/rules";
import type { PlaceRow } from "@/lib/places/view";
import { Prisma } from "@/prisma/client";
import type { ExportPlaces } from "./schemas";

/** Rows that are in memory at once. */
const CHUNK = 1000;

type ExportRow = PlaceRow & { updatedAt: Date };
type Column = (typeof EXCHANGE_COLUMNS)[number];
type Cells = Record<Column, string | number | boolean>;

/**
 * All places of one state as rows, in chunks; merged ones are part of their target. Staff only, and audited.
 * @throws Forbidden before the first chunk
 */
export async function exportPlaces(ctx: Ctx, query: ExportPlaces): Promise<AsyncGenerator<CsvRow[]>> {
  await recordExport(ctx, query);
  return placeRows(ctx, query);
}

/** The same as GeoJSON. */
export async function exportPlacesAsGeoJson(ctx: Ctx, query: ExportPlaces): Promise<AsyncGenerator<string>> {
  await recordExport(ctx, query);
  return geoJsonChunks(ctx, query);
}

async function recordExport(ctx: Ctx, { format, status, kinds }: ExportPlaces): Promise<void> {
  assertReviewer(ctx.actor);
  await ctx.db.$transaction((transaction) =>
    recordAudit(transaction, ctx.actor, "place.export", "places", { format, status, kinds: kinds ?? [] }),
  );
}

async function* placeRows(ctx: Ctx, query: ExportPlaces): AsyncGenerator<CsvRow[]> {
  yield [EXCHANGE_COLUMNS];
  for await (const rows of chunks(ctx, query)) yield rows.map(csvRow);
}

function csvRow(row: ExportRow): CsvRow {
  const zone = zoneOfRow(row);
  const cells = cellsOf(row, (moment) => isoStamp(moment, zone));
  return EXCHANGE_COLUMNS.map((column) => {
    const cell = cells[column];
    return typeof cell === "boolean" ? String(cell) : cell;
  });
}

async function* geoJsonChunks(ctx: Ctx, query: ExportPlaces): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = "\n";
  for await (const rows of chunks(ctx, query)) {
    yield separator + rows.map((row) => JSON.stringify(featureOf(row))).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}

function featureOf(row: ExportRow) {
  const { latitude, longitude, ...properties } = cellsOf(row, (moment) => moment.toISOString());
  return { type: "Feature", geometry: { type: "Point", coordinates: [longitude, latitude] }, properties };
}

/** @param stamp how a moment is written; the import reads it again */
function cellsOf(row: ExportRow, stamp: (moment: Date) => string): Cells {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    description: row.description,
    latitude: row.latitude,
    longitude: row.longitude,
    approximate: row.approximate,
    regency: row.regency ?? "",
    province: row.province ?? "",
    status: row.status,
    closed_at: row.closedAt ? stamp(row.closedAt) : "",
    open_count: row.openCount,
    closed_count: row.closedCount,
    created_at: stamp(row.createdAt),
    updated_at: stamp(row.updatedAt),
  };
}

function chunks(ctx: Ctx, query: ExportPlaces): AsyncGenerator<ExportRow[]> {
  return readInChunks(CHUNK, (last?: ExportRow) => ctx.db.$queryRaw<ExportRow[]>(chunkAfter(query, last?.id ?? 0)));
}

export function chunkAfter({ status, kinds }: ExportPlaces, after: number): Prisma.Sql {
  const ofKinds = kinds ? Prisma.sql`AND places.kind = ANY(${kinds}::${PLACE_KIND}[])` : Prisma.empty;
  return Prisma.sql`
    SELECT ${PLACE_COLUMNS}, places.updated_at AS "updatedAt" FROM places
    WHERE places.status = ${Prisma.raw(`'${status}'`)} AND places.merged_into_id IS NULL ${ofKinds} AND places.id > ${after}
    ORDER BY places.id LIMIT ${CHUNK}`;
}
