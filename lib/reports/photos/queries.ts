import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { nearPhotos } from "@/lib/photos/queries";
import type { PhotoUse } from "@/lib/photos/rows-uses";
import { isSecret } from "@/lib/reports/rules";
import { type PhotoPlace, type PlacedPhoto, placedPhotos } from "./rows";
import { deskPhoto, type SimilarPhotoView } from "./view";

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
