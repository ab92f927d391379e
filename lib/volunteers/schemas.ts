import { z } from "zod";
import { areaCode, areaFilter } from "@/lib/areas/schemas";
import { SHORTEST_SEARCH } from "@/lib/desk/rules";
import { schemaOf } from "@/lib/forms/schemas";
import {
  inPath,
  instant,
  line,
  pageCursor,
  pageLimit,
  paragraphs,
  photoId,
  ROBOT_TRACES,
  rowId,
  unlessEmpty,
} from "@/lib/http/fields";
import { JOIN } from "./fields";
import { VOLUNTEER_EDIT } from "./fields-edit";
import { LINK_ACTIONS, VOLUNTEER_ACTIONS, VOLUNTEER_LENGTH, VOLUNTEER_LIST_LIMIT, VOLUNTEER_STATES } from "./rules";

export const volunteerId = rowId("Nomor relawan");

/** `{id}` in a path. */
export const VolunteerParams = z.object({ id: inPath(volunteerId) });

/** POST /api/volunteers: the spec's fields, or a number where our own form has no e-mail. */
export const JoinVolunteers = schemaOf(JOIN, {
  /** A regency, district or village of `daerah`; no more than its regency is ever shown. */
  area_code: areaCode.nullish(),
  photo_id: photoId.nullish(),
  ...ROBOT_TRACES,
});
export type JoinVolunteers = z.output<typeof JoinVolunteers>;

export const area = JoinVolunteers.shape.daerah;

/** GET /api/volunteers: newest first; `cursor` is the last id of the page before. */
export const ListVolunteers = z.strictObject({
  limit: pageLimit(VOLUNTEER_LIST_LIMIT),
  cursor: pageCursor.optional(),
  daerah: unlessEmpty(area),
  area: areaFilter,
  q: unlessEmpty(
    z
      .string({ error: "q harus berupa teks." })
      .trim()
      .max(VOLUNTEER_LENGTH.search, { error: "Teks pencarian terlalu panjang." }),
  ),
});
export type ListVolunteers = z.output<typeof ListVolunteers>;

const token = z.string({ error: "token harus berupa teks." }).min(1).max(200);

/** PATCH /api/volunteers/{id}, with the token of the personal link. */
export const ChangeVolunteer = z.strictObject({
  token,
  action: z.enum(LINK_ACTIONS, { error: "Tindakan tidak dikenal." }),
});
export type ChangeVolunteer = z.output<typeof ChangeVolunteer>;

/** POST /api/volunteers/{id}/unsubscribe, pressed in a mail program (RFC 8058). */
export const UnsubscribeQuery = z.strictObject({ token });

/** /admin/relawan: what its form and its page links ask. `cursor` is the last id of the piece before. */
export const ListDeskVolunteers = z.object({
  q: unlessEmpty(line({ label: "Pencarian", max: VOLUNTEER_LENGTH.search, min: SHORTEST_SEARCH })),
  daerah: unlessEmpty(area),
  keadaan: unlessEmpty(z.enum(VOLUNTEER_STATES, { error: "Keadaan tidak dikenal. Pilih dari daftar." })),
  cursor: unlessEmpty(pageCursor),
});
export type ListDeskVolunteers = z.output<typeof ListDeskVolunteers>;

/** POST /api/admin/volunteers/{id} */
export const ActOnVolunteer = z.strictObject({
  action: z.enum(VOLUNTEER_ACTIONS, { error: "Tindakan tidak dikenal." }),
});

/** POST /api/admin/volunteers/{id}/undo */
export const UndoVolunteerAction = z.strictObject({ step_id: volunteerId });

/** What the log keeps of a volunteer before an act. */
export const VolunteerBefore = z.object({
  heldReason: z.string().nullable(),
  hiddenAt: z.coerce.date().nullable(),
  confirmBefore: z.coerce.date(),
  mailJobId: z.string().nullish(),
});
export type VolunteerBefore = z.output<typeof VolunteerBefore>;

/** PATCH /api/admin/volunteers/{id} */
export const EditVolunteer = schemaOf(VOLUNTEER_EDIT, {
  hapus_foto: z.boolean({ error: "hapus_foto harus true atau false." }).optional(),
  /** Read by who holds the personal link. */
  reason: paragraphs({ label: VOLUNTEER_EDIT.reason.label, max: VOLUNTEER_EDIT.reason.max }),
  /** `staffEditedAt` of what was edited; null where staff had not changed it before. */
  seen_edited_at: instant("seen_edited_at tidak dikenal. Muat ulang halaman.").nullable(),
});
export type EditVolunteer = z.output<typeof EditVolunteer>;
