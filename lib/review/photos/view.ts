import type { DeskPhoto } from "@/lib/photos/view";

/** GET /api/admin/photos/{id}/similar */
export interface SimilarPhotoView extends DeskPhoto {
  /** "Lokasi 12" */
  shown_by: string;
  /** Its page at the desk; null for accounts, which not all staff may open. */
  shown_at: string | null;
}
