import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { canSeePhoto } from "@/lib/photos/policy";
import { nearPhotos } from "@/lib/photos/queries";
import type { PhotoUse } from "@/lib/photos/rows-uses";
import { PHOTO_MESSAGES } from "@/lib/photos/rules";
import { deskPhoto } from "@/lib/photos/view";
import { isSecret } from "@/lib/reports/rules";
import type { Database, Prisma, Transaction } from "@/prisma/client";
import { isPublicPhoto } from "./policy";
import { type PhotoPlace, type PlacedPhoto, placedPhotos } from "./rows";
import type { SimilarPhotoView } from "./view";

const showing = { select: { status: true, heldReason: true } } as const;

const USE_SELECT = {
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
} as const satisfies Prisma.PhotoSelect;

/**
 * Whether the actor may see a photo, and whether everyone may.
 * @throws NotFound also for a photo that must not be seen, so that its existence stays unknown
 */
export async function photoAccess(ctx: Ctx, id: string): Promise<{ isPublic: boolean }> {
  const select = { ...USE_SELECT, ownerKey: true, withdrawnAt: true } as const;
  const photo = await ctx.db.photo.findUnique({ where: { id }, select });
  const facts = photo && {
    ownerKey: photo.ownerKey,
    isPublic: isPublicPhoto(photo),
    isTakenAway: photo.withdrawnAt !== null || photo.change !== null,
  };
  if (!facts || !canSeePhoto(ctx.actor, facts)) throw new NotFound(PHOTO_MESSAGES.notFound);
  return { isPublic: facts.isPublic };
}

export async function isAnyPublic(db: Database | Transaction, ids: readonly string[]): Promise<boolean> {
  const photos = await db.photo.findMany({ where: { id: { in: [...ids] } }, select: USE_SELECT });
  return photos.some(isPublicPhoto);
}

const MOST = 12;

const LABELS: Record<PhotoUse["usedIn"], string> = {
  places: "Lokasi",
  events: "Event",
  event_result_photos: "Hasil event",
  messages: "Pesan",
  users: "Akun",
  volunteers: "Relawan",
  partners: "Bank sampah",
};

const DESK_PATHS: Record<PhotoUse["usedIn"], ((id: number) => string) | null> = {
  places: (id) => `/admin/lokasi?queue=APPROVED&lokasi=${id}`,
  events: (id) => `/admin/kegiatan/${id}`,
  event_result_photos: (id) => `/admin/kegiatan/${id}`,
  messages: (id) => `/admin/pesan?pesan=${id}`,
  users: null,
  volunteers: () => "/admin/relawan",
  partners: () => "/admin/mitra",
};

/** Shown photos that are nearly the same picture, with what shows them. Secret reports are left out. Staff only. */
export async function similarPlaces(ctx: Ctx, id: string): Promise<SimilarPhotoView[]> {
  assertReviewer(ctx.actor);
  const placed = await placedPhotos(ctx.db, await nearPhotos(ctx.db, id, MOST));
  const secret = await secretReports(ctx, placed);
  return placed
    .filter(({ place }) => "use" in place || !secret.has(place.report.id))
    .map((photo) => ({ ...deskPhoto(photo.id), shown_by: nameOf(photo.place), shown_at: pathOf(photo.place) }));
}

async function secretReports(ctx: Ctx, placed: PlacedPhoto[]): Promise<Set<number>> {
  const ids = placed.flatMap(({ place }) => ("use" in place ? [] : place.report.id));
  const rows = await ctx.db.report.findMany({ where: { id: { in: ids } }, select: { id: true, heldReason: true } });
  return new Set(rows.filter(({ heldReason }) => isSecret(heldReason)).map(({ id }) => id));
}

function nameOf(place: PhotoPlace): string {
  return "use" in place ? `${LABELS[place.use.usedIn]} ${place.use.usedId}` : `Laporan ${place.report.code}`;
}

function pathOf(place: PhotoPlace): string | null {
  if ("use" in place) return DESK_PATHS[place.use.usedIn]?.(place.use.usedId) ?? null;
  return `/admin/laporan?laporan=${place.report.code}`;
}
