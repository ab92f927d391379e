import { z } from "zod";
import { line, optional } from "@/lib/http/fields";
import { ANNOUNCEMENT_LENGTH, isSafeLink } from "./rules";

const moment = (label: string) =>
  z.iso
    .datetime({ offset: true, abort: true, error: `${label} wajib diisi dengan tanggal dan jam.` })
    .transform((text) => new Date(text));

/** POST and PATCH of an announcement; times are ISO 8601 with their zone. */
export const WriteAnnouncement = z
  .strictObject({
    text: line({ label: "Isi pengumuman", max: ANNOUNCEMENT_LENGTH.text, min: 5 }),
    href: optional(
      line({ label: "Tautan", max: ANNOUNCEMENT_LENGTH.href }).refine(isSafeLink, {
        error: "Tautan harus berupa alamat di situs ini, misalnya /laporan, atau alamat https://.",
      }),
    ).transform((href) => href ?? null),
    starts_at: moment("Mulai tayang"),
    ends_at: moment("Selesai tayang"),
  })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    path: ["ends_at"],
    error: "Selesai tayang harus setelah mulai tayang.",
  });
export type WriteAnnouncement = z.output<typeof WriteAnnouncement>;

const id = z.coerce.number().int().positive().max(2_147_483_647);

/** `{id}` in a path. */
export const AnnouncementParams = z.object({ id });
