import "server-only";
import { zoneOfRow } from "@/lib/areas/zones";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { CSV_MARK, csvLines } from "@/lib/format/csv";
import { isoStamp } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
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
 * All places of one state as a file, in pieces; merged ones are part of their target. Staff only, and audited.
 * @throws Forbidden before the first piece
 */
export async function exportPlaces(ctx: Ctx, query: ExportPlaces): Promise<AsyncGenerator<string>> {
  assertReviewer(ctx.actor);
  const { format, status, kinds } = query;
  await ctx.db.$transaction((transaction) =>
    recordAudit(transaction, ctx.actor, "place.export", "places", { format, status, kinds: kinds ?? [] }),
  );
  return format === "geojson" ? geoJsonChunks(ctx, query) : csvChunks(ctx, query);
}

async function* csvChunks(ctx: Ctx, query: ExportPlaces): AsyncGenerator<string> {
  const isIndonesian = query.format === "csv-id";
  yield CSV_MARK + csvLines([EXCHANGE_COLUMNS], isIndonesian);
  for await (const rows of chunks(ctx, query)) {
    yield csvLines(rows.map(csvRow), isIndonesian);
  }
}

function csvRow(row: ExportRow): (string | number)[] {
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

async function* chunks(ctx: Ctx, query: ExportPlaces): AsyncGenerator<ExportRow[]> {
  let after = 0;
  for (;;) {
    const rows = await ctx.db.$queryRaw<ExportRow[]>(chunkAfter(query, after));
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < CHUNK || !last) return;
    after = last.id;
  }
}

export function chunkAfter({ status, kinds }: ExportPlaces, after: number): Prisma.Sql {
  const ofKinds = kinds ? Prisma.sql`AND places.kind = ANY(${kinds}::${PLACE_KIND}[])` : Prisma.empty;
  return Prisma.sql`
    SELECT ${PLACE_COLUMNS}, places.updated_at AS "updatedAt" FROM places
    WHERE places.status = ${Prisma.raw(`'${status}'`)} AND places.merged_into_id IS NULL ${ofKinds} AND places.id > ${after}
    ORDER BY places.id LIMIT ${CHUNK}`;
}
