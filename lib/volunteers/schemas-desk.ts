import { z } from "zod";
import { SHORTEST_SEARCH } from "@/lib/desk/rules";
import { MAX_ID } from "@/lib/format/text";
import { instant, line, optional, paragraphs, unlessEmpty } from "@/lib/http/fields";
import { VOLUNTEER_LENGTH } from "./rules";
import { INVITATION, VOLUNTEER_ACTS, VOLUNTEER_EDIT_WORDS, VOLUNTEER_STATES } from "./rules-desk";
import { area, JoinVolunteers, volunteerId } from "./schemas";

/** /admin/relawan: what its form and its page links ask. `cursor` is the last id of the piece before. */
export const ListDeskVolunteers = z.object({
  q: unlessEmpty(line({ label: "Pencarian", max: VOLUNTEER_LENGTH.search, min: SHORTEST_SEARCH })),
  daerah: unlessEmpty(area),
  keadaan: unlessEmpty(z.enum(VOLUNTEER_STATES, { error: "Keadaan tidak dikenal. Pilih dari daftar." })),
  cursor: unlessEmpty(z.coerce.number({ error: "cursor tidak dikenal." }).pipe(volunteerId)),
});
export type ListDeskVolunteers = z.output<typeof ListDeskVolunteers>;

/** POST /api/admin/volunteers/{id} */
export const ActOnVolunteer = z.strictObject({
  action: z.enum(VOLUNTEER_ACTS, { error: "Tindakan tidak dikenal." }),
});

/** POST /api/admin/volunteers/{id}/undo */
export const UndoVolunteerAct = z.strictObject({ step_id: volunteerId });

/** What the log keeps of a volunteer before an act. */
export const VolunteerBefore = z.object({
  heldReason: z.string().nullable(),
  hiddenAt: z.coerce.date().nullable(),
  confirmBefore: z.coerce.date(),
  mailJobId: z.string().nullish(),
});
export type VolunteerBefore = z.output<typeof VolunteerBefore>;

/** PATCH /api/admin/volunteers/{id} */
export const EditVolunteer = z.strictObject({
  nama: JoinVolunteers.shape.nama,
  daerah: area,
  aksi: JoinVolunteers.shape.aksi,
  motivasi: JoinVolunteers.shape.motivasi,
  hapus_foto: z.boolean({ error: "hapus_foto harus true atau false." }).optional(),
  /** Read by who holds the personal link. */
  reason: paragraphs({ label: "Alasan", max: VOLUNTEER_EDIT_WORDS }),
  /** `staffEditedAt` of what was edited; null where staff had not changed it before. */
  seen_edited_at: instant("seen_edited_at tidak dikenal. Muat ulang halaman.").nullable(),
});
export type EditVolunteer = z.output<typeof EditVolunteer>;

/** POST /api/admin/volunteers/invitations */
export const InviteVolunteers = z.strictObject({
  daerah: area,
  event_id: z
    .number({ error: "Pilih kegiatan." })
    .int({ error: "Kegiatan tidak dikenal." })
    .positive({ error: "Pilih kegiatan." })
    .max(MAX_ID, { error: "Kegiatan tidak dikenal." }),
  pesan: optional(paragraphs({ label: "Pesan", max: INVITATION.words })),
});
export type InviteVolunteers = z.output<typeof InviteVolunteers>;
