import "server-only";
import { placeArea } from "@/lib/areas/queries-point";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { textHash } from "@/lib/holding/texts";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import type { MoveReport, ReportKey } from "@/lib/reports/schemas";
import type { DeskReportView } from "@/lib/reports/view";
import type { Transaction } from "@/prisma/client";
import { deskViewAfter, lockReport, takeStep } from "./commands-step";
import type { EditReport } from "./schemas";

const TEXTS = { damageType: true, location: true, description: true } as const;
type Texts = Record<keyof typeof TEXTS, string>;

/**
 * Puts kind, place or words of a report right, with a reason that everybody reads; the text before is in the audit log alone.
 * Staff only; can be taken back.
 * @throws Conflict when the texts are no longer those that staff saw, or nothing would change
 */
export async function editReport(ctx: Ctx, key: ReportKey, input: EditReport): Promise<DeskReportView> {
  const after = textsOf(input);
  return takeStep(ctx, key, async (transaction, { id, code }, now) => {
    const before = await transaction.report.findUniqueOrThrow({ where: { id }, select: TEXTS });
    if (isSame(before, after)) throw new Conflict("Belum ada yang berubah.");
    if (!isSame(before, textsOf(input.seen))) {
      throw new Conflict(
        "Laporan ini baru saja disunting pengelola lain. Salin perubahan Anda, lalu buka lagi laporannya.",
      );
    }
    await transaction.report.update({
      where: { id },
      data: { ...after, textHash: textHash(after.description), updatedAt: now },
    });
    await recordAudit(transaction, ctx.actor, "report.texts", `report:${code}`, {
      before,
      after,
      at: now.toISOString(),
    });
    return { kind: "EDITED", words: input.words, mail: null };
  });
}

/** Puts back what stood there before an edit. @param at time of its step */
export async function undoEdit(
  transaction: Transaction,
  { id, code }: { id: number; code: string },
  at: Date,
): Promise<void> {
  const entries = await transaction.auditEntry.findMany({
    where: { action: "report.texts", subject: `report:${code}` },
    orderBy: { id: "desc" },
    take: 10,
    select: { details: true },
  });
  const edit = entries
    .map(({ details }) => details as { at?: string; before?: Texts })
    .find((entry) => entry.at === at.toISOString());
  if (!edit?.before) throw new Conflict("Teks sebelumnya tidak ditemukan, jadi suntingan ini tidak dapat diurungkan.");
  const { damageType, location, description } = edit.before;
  await transaction.report.update({
    where: { id },
    data: { damageType, location, description, textHash: textHash(description) },
  });
}

function textsOf({ damage_type, location, description }: EditReport["seen"]): Texts {
  return { damageType: damage_type, location, description };
}

function isSame(one: Texts, other: Texts): boolean {
  return (
    one.damageType === other.damageType && one.location === other.location && one.description === other.description
  );
}

interface MaybePoint {
  latitude: number | null;
  longitude: number | null;
}

/**
 * Puts a report's point right, or gives it one, with the area that it lies in. Staff only; the same point twice is one.
 * @throws Conflict when the point is no longer the one that staff saw
 */
export async function moveReport(
  ctx: Ctx,
  key: ReportKey,
  { latitude, longitude, area_code, seen }: MoveReport,
): Promise<DeskReportView> {
  assertReviewer(ctx.actor);
  const point = { latitude, longitude };
  const known = await ctx.db.report.findUnique({ where: key, select: { location: true } });
  const area = await placeArea(ctx, point, { code: area_code, words: known?.location });
  const view = await ctx.transaction(async (transaction) => {
    const { id, code } = await lockReport(transaction, key);
    const before = await transaction.report.findUniqueOrThrow({
      where: { id },
      select: { latitude: true, longitude: true },
    });
    if (isSamePoint(before, point) && !area_code) return deskViewAfter(ctx, transaction, id);
    if (!isSamePoint(before, seen ?? { latitude: null, longitude: null })) {
      throw new Conflict("Titik laporan ini sudah diubah pengelola lain. Tutup lalu buka lagi untuk melihatnya.");
    }
    await transaction.report.update({ where: { id }, data: { ...point, ...area, updatedAt: ctx.now() } });
    await recordAudit(transaction, ctx.actor, "report.moved", `report:${code}`, {
      before: { ...before },
      after: { ...point, ...(area_code ? { area_code: area.areaCode } : {}) },
    });
    return deskViewAfter(ctx, transaction, id);
  });
  ctx.expire("reports", `report:${view.code}`);
  return view;
}

function isSamePoint(one: MaybePoint, other: MaybePoint): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}
