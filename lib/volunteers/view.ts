import { roughAreaCode } from "@/lib/areas/rules";
import { photoPath } from "@/lib/photos/rules";
import type { VolunteerRow } from "./rows";

/** What everyone may see: the spec's fields without the e-mail address. */
export interface VolunteerView {
  id: number;
  nama: string;
  daerah: string;
  /** No finer than the regency: what is finer is where a person lives. */
  area_code: string | null;
  aksi: string;
  motivasi: string;
  /** Address of the 640 px photo. */
  foto: string | null;
  /** ISO 8601. */
  bergabung: string;
}

export function volunteerView({
  id,
  name,
  area,
  areaCode,
  action,
  motivation,
  photoId,
  createdAt,
}: VolunteerRow): VolunteerView {
  return {
    id,
    nama: name,
    daerah: area,
    area_code: roughAreaCode(areaCode),
    aksi: action,
    motivasi: motivation,
    foto: photoId === null ? null : photoPath(photoId, 640),
    bergabung: createdAt.toISOString(),
  };
}

/** GET /api/volunteers/mine. `held`: a filter doubts it, so staff look at it first. */
export interface OwnVolunteerView extends VolunteerView {
  held: boolean;
}

/** POST /api/volunteers */
export interface JoinedVolunteerView extends OwnVolunteerView {
  /** False where the address has got too many mails of strangers today, so that its link comes tomorrow. */
  mailed: boolean;
  /** Of the personal link, for who joined with a number; an e-mail's owner gets it by mail alone. */
  token: string | null;
}

/** What /akun shows of an entry of one's own. */
export interface AccountVolunteerView extends OwnVolunteerView {
  /** Staff took it out of the list. */
  hidden: boolean;
  /** Of the page with which one leaves; null until the address is confirmed. */
  path: string | null;
}

/** What a personal link shows. */
export interface LinkedVolunteerView extends VolunteerView {
  held: boolean;
  /** Staff took it out of the list. */
  hidden: boolean;
  confirmed: boolean;
  /** False for who joined with a number: nothing to confirm, and no invitations. */
  by_email: boolean;
  /** ISO 8601; null once it is confirmed. */
  confirm_before: string | null;
  /** Whether this address is invited to gatherings. */
  invitations: boolean;
  /** ISO 8601; when staff last changed it, and why. */
  staff_edited_at: string | null;
  staff_edit_words: string | null;
}

/** PATCH /api/volunteers/{id}: what is left after `leave` is nothing. */
export type ChangedVolunteerView = LinkedVolunteerView | { left: true };

/** What staff see; no address even here. */
export interface DeskVolunteerView extends VolunteerView {
  heldReason: string | null;
  hidden: boolean;
  confirmed: boolean;
  byEmail: boolean;
  /** ISO 8601; when staff last changed it. */
  staffEditedAt: string | null;
}

/** GET /api/admin/volunteers/counts */
export interface VolunteerCountsView {
  held: number;
}
