import { photoPath } from "@/lib/photos/rules";
import type { ReportRow } from "@/lib/reports/rows";

/** A photo with the addresses of its sizes. */
export interface DeskPhoto {
  id: string;
  medium: string;
  large: string;
}

/** GET /api/admin/photos/{id}/similar */
export interface SimilarPhotoView extends DeskPhoto {
  /** "Lokasi 12" */
  shown_by: string;
  /** Its page at the desk; null for accounts, which not all staff may open. */
  shown_at: string | null;
}

export function deskPhoto(id: string): DeskPhoto {
  return { id, medium: photoPath(id, 640), large: photoPath(id, 2048) };
}

/** In the order in which they were sent. */
export function photoIdsOf({ photoId, morePhotos }: Pick<ReportRow, "photoId" | "morePhotos">): string[] {
  return photoId === null ? [] : [photoId, ...morePhotos.map((more) => more.photoId)];
}
