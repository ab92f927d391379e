import "server-only";
import { doubtText } from "@/lib/forum/holding";
import { isStaff, ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import { noteUpdates } from "@/lib/reports/follow/commands-notify";
import { textHash } from "@/lib/reports/holding";
import type { ReportKey } from "@/lib/reports/schemas";
import { isListed, isShown, PARENT_SELECT, UPDATE_SELECT, UPDATES, updateTags, updateView } from "./rows";
import { SAME_UPDATE_HOURS } from "./rules";
import type { AddUpdate } from "./schemas";
import type { CreatedUpdateView } from "./view";

const HOUR_MS = 3_600_000;

/**
 * What a neighbour found, shown at once or held as a text of the forum is; with a photo it is always held. The same
 * words again within a day are the same update.
 * @throws NotFound for a report that is not listed; InvalidInput when the photo is not the writer's own or already used
 */
export async function addUpdate(ctx: Ctx, key: ReportKey, input: AddUpdate): Promise<CreatedUpdateView> {
  const writer = ownKey(ctx.actor);
  const now = ctx.now();
  const hash = textHash(input.content);
  const tags: string[] = [];
  const created = await ctx.transaction(async (transaction) => {
    const report = await transaction.report.findUnique({ where: key, select: PARENT_SELECT });
    if (!report || !isListed(report)) throw new NotFound("Laporan tidak ditemukan.");
    // Of the same sent several times at once each waits here for those before it.
    const doubt = await doubtText(ctx, transaction, { table: UPDATES, traces: input, texts: [input.content] });
    const earlier = await transaction.reportUpdate.findFirst({
      where: {
        reportId: report.id,
        writerKey: { in: writerKeys(ctx.actor) },
        textHash: hash,
        condition: input.condition,
        createdAt: { gt: new Date(now.getTime() - SAME_UPDATE_HOURS * HOUR_MS) },
      },
      select: UPDATE_SELECT,
    });
    if (earlier) return { ...updateView(earlier, report), held: !isShown(earlier) };
    if (input.photo_id) await claimPhoto(transaction, ctx.actor, input.photo_id);
    const held = doubt ?? (input.photo_id && !isStaff(ctx.actor) ? "photo" : null);
    const row = await transaction.reportUpdate.create({
      data: {
        reportId: report.id,
        condition: input.condition,
        content: input.content,
        textHash: hash,
        photoId: input.photo_id ?? null,
        heldReason: held,
        shownAt: held === null ? now : null,
        writerKey: writer,
        createdAt: now,
      },
      select: UPDATE_SELECT,
    });
    if (held === null) {
      await noteUpdates(transaction, report.id, now);
      tags.push(...updateTags(report));
    }
    return { ...updateView(row, report), held: held !== null };
  });
  ctx.expire(...tags);
  return created;
}
