import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { findDoubles } from "./exchange-doubles";
import { readPlaceFile } from "./exchange-file";
import { judgeRows, type NewRow } from "./exchange-rows";
import { nextPlaceIds } from "./rows";
import { IMPORT_SHOWN, placeNameKey, placeSlug } from "./rules";
import type { ImportPlaces } from "./schemas-exchange";
import type { ImportFaultView, ImportReportView } from "./view-exchange";

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
    await takeTurn(transaction);
    const { fresh, report } = await reportOf(transaction);
    for (let start = 0; start < fresh.length; start += BATCH) {
      await addPlaces(ctx, transaction, fresh.slice(start, start + BATCH));
    }
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

async function takeTurn(transaction: Transaction): Promise<void> {
  const rows = await transaction.$queryRaw<{ free: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS free`;
  if (!rows[0]?.free) throw new Conflict("Impor lain sedang berjalan. Tunggu sebentar lalu coba lagi.");
}

async function addPlaces(ctx: Ctx, transaction: Transaction, rows: readonly NewRow[]): Promise<void> {
  const now = ctx.now();
  const userId = ctx.actor.kind === "member" ? ctx.actor.userId : null;
  const ids = await nextPlaceIds(transaction, rows.length);
  await transaction.place.createMany({
    data: rows.flatMap(({ place }, index) => {
      const id = ids[index];
      if (id === undefined) return [];
      const { name, kind, latitude, longitude, approximate } = place;
      const area = ctx.geocoder.areaOf(latitude, longitude);
      return {
        id,
        slug: placeSlug(name, id),
        status: "APPROVED" as const,
        name,
        nameKey: placeNameKey(name),
        kind,
        description: place.description ?? "",
        latitude,
        longitude,
        approximate,
        regency: place.regency ?? area.regency,
        province: place.province ?? area.province,
        closedAt: place.closed_at,
        writerKey: `import:${userId}`,
        createdAt: now,
        updatedAt: now,
      };
    }),
  });
  await transaction.placeStep.createMany({
    data: ids.map((placeId) => ({
      placeId,
      kind: "CREATED" as const,
      words: "Diimpor dari berkas.",
      userId,
      createdAt: now,
    })),
  });
}

function faulty(faults: readonly ImportFaultView[], rows: number, unit: string): InvalidInput {
  const shown = faults.slice(0, IMPORT_SHOWN).map(({ line, field, message }) => [`${unit} ${line}, ${field}`, message]);
  const message = `Tidak ada yang diimpor: ${rows} ${unit} perlu diperbaiki.`;
  return new InvalidInput(message, Object.fromEntries(shown));
}
