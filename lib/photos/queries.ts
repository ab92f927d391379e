import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { canSeePhoto, isPublicPhoto } from "./policy";
import { PHOTO_MESSAGES } from "./rules";

const showing = { select: { status: true, heldReason: true } } as const;

/**
 * Whether the actor may see a photo, and whether everyone may.
 * @throws NotFound also for a photo that must not be seen, so that its existence stays unknown
 */
export async function photoAccess(ctx: Ctx, id: string): Promise<{ isPublic: boolean }> {
  const photo = await ctx.db.photo.findUnique({
    where: { id },
    select: {
      ownerKey: true,
      change: { select: { id: true } },
      report: showing,
      furtherOf: { select: { report: showing } },
      reportEvent: { select: { undoneAt: true, report: showing } },
      reportUpdate: { select: { heldReason: true, hiddenAt: true, report: showing } },
      place: { select: { status: true, closedAt: true, mergedIntoId: true } },
      event: { select: { deletedAt: true } },
      resultOf: { select: { event: { select: { deletedAt: true } } } },
      user: { select: { blockedAt: true } },
      volunteer: { select: { heldReason: true, hiddenAt: true } },
      partner: { select: { heldReason: true, hiddenAt: true } },
    },
  });
  if (!photo || !canSeePhoto(ctx.actor, photo)) throw new NotFound(PHOTO_MESSAGES.notFound);
  return { isPublic: isPublicPhoto(photo) };
}
