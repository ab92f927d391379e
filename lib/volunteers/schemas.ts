import { z } from "zod";
import { areaCode, areaFilter } from "@/lib/areas/schemas";
import { MAX_ID } from "@/lib/format/text";
import { email, line, paragraphs, unlessEmpty } from "@/lib/http/fields";
import { LINK_ACTIONS, VOLUNTEER_AREAS, VOLUNTEER_LENGTH, VOLUNTEER_LIST_LIMIT } from "./rules";

/** For what the form sends by itself, so that no person can mend it. */
const UNREADABLE = { error: "Kiriman tidak dapat dibaca. Muat ulang halaman lalu kirim lagi." };

export const volunteerId = z
  .number({ error: "Nomor relawan harus berupa angka." })
  .int({ error: "Nomor relawan tidak dikenal." })
  .positive({ error: "Nomor relawan tidak dikenal." })
  .max(MAX_ID, { error: "Nomor relawan tidak dikenal." });

/** `{id}` in a path. */
export const VolunteerParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,10}$/u)
    .transform(Number)
    .pipe(volunteerId),
});

export const area = z.enum(VOLUNTEER_AREAS, { error: `Pilih daerah: ${VOLUNTEER_AREAS.join(", ")}.` });

/** POST /api/volunteers */
export const JoinVolunteers = z.strictObject({
  nama: line({ label: "Nama", max: VOLUNTEER_LENGTH.name }),
  email: z.string({ error: "Email wajib diisi." }).min(1, { error: "Email wajib diisi.", abort: true }).pipe(email),
  daerah: area,
  /** A regency, district or village of `daerah`; no more than its regency is ever shown. */
  area_code: areaCode.nullish(),
  aksi: line({ label: "Aksi", max: VOLUNTEER_LENGTH.action }),
  motivasi: paragraphs({ label: "Motivasi", max: VOLUNTEER_LENGTH.motivation }),
  photo_id: z.uuid({ error: "Foto belum terunggah dengan benar. Unggah ulang fotonya." }).nullish(),
  /** Honeypot: people do not see this field. */
  website: z.string(UNREADABLE).max(200, UNREADABLE).optional(),
  filled_seconds: z.number(UNREADABLE).min(0, UNREADABLE).optional(),
});
export type JoinVolunteers = z.output<typeof JoinVolunteers>;

/** GET /api/volunteers: newest first; `cursor` is the last id of the page before. */
export const ListVolunteers = z.strictObject({
  limit: z.coerce
    .number({ error: "limit harus berupa angka." })
    .int({ error: "limit harus bilangan bulat." })
    .min(1, { error: "limit paling sedikit 1." })
    .max(VOLUNTEER_LIST_LIMIT.max, { error: `limit paling banyak ${VOLUNTEER_LIST_LIMIT.max}.` })
    .default(VOLUNTEER_LIST_LIMIT.default),
  cursor: z.coerce.number({ error: "cursor tidak dikenal." }).pipe(volunteerId).optional(),
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
