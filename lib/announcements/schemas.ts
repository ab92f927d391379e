import { z } from "zod";
import { inPath, instant, line, optional, revision } from "@/lib/http/fields";
import { ANNOUNCEMENT_LENGTH, isSafeLink } from "./rules";

const moment = (label: string) =>
  instant(`${label} wajib diisi dengan tanggal dan jam.`, true).transform((text) => new Date(text));

const fields = z.strictObject({
  text: line({ label: "Isi pengumuman", max: ANNOUNCEMENT_LENGTH.text, min: 5 }),
  href: optional(
    line({ label: "Tautan", max: ANNOUNCEMENT_LENGTH.href }).refine(isSafeLink, {
      error: "Tautan harus berupa alamat di situs ini, misalnya /laporan, atau alamat https://.",
    }),
  ).transform((href) => href ?? null),
  starts_at: moment("Mulai tayang"),
  ends_at: moment("Selesai tayang"),
});

const inOrder = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => starts_at < ends_at;
const REVERSED = { path: ["ends_at"], error: "Selesai tayang harus setelah mulai tayang." };

/** POST of an announcement; times are ISO 8601 with their zone. */
export const WriteAnnouncement = fields.refine(inOrder, REVERSED);
export type WriteAnnouncement = z.output<typeof WriteAnnouncement>;

/** PATCH of an announcement. `revision` is the one that was seen; somebody else's change since then is a 409. */
export const EditAnnouncement = fields.extend({ revision }).refine(inOrder, REVERSED);
export type EditAnnouncement = z.output<typeof EditAnnouncement>;

/** `{id}` in a path. */
export const AnnouncementParams = z.object({ id: inPath() });
