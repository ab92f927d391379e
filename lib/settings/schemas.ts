import { z } from "zod";
import { email, line, optional, paragraphs, revision } from "@/lib/http/fields";
import { isWebAddress, isWhatsappNumber, socialLink, whatsappDigits } from "@/lib/layout/contact";
import { MOST_SOCIAL_LINKS, SETTINGS_LENGTH } from "./rules";

const SOCIAL_LABEL = "Media sosial";
const SOCIAL_MESSAGE =
  "Tulis media sosial satu per baris: nama=alamat, misalnya Instagram=https://instagram.com/sulur.";

/** PATCH of the settings; all of them anew. `revision` is the one that was seen, somebody else's change since then is a 409. */
export const WriteSettings = z.strictObject({
  organisation: optional(line({ label: "Nama organisasi", max: SETTINGS_LENGTH.organisation })).transform(orNull),
  email: optional(email).transform(orNull),
  whatsapp: optional(
    line({ label: "Nomor WhatsApp", max: SETTINGS_LENGTH.whatsapp })
      .transform(whatsappDigits)
      .refine(isWhatsappNumber, { error: "Nomor WhatsApp belum benar. Contoh: 0812-3456-7890." }),
  ).transform(orNull),
  repository: optional(
    line({ label: "Alamat kode sumber", max: SETTINGS_LENGTH.repository }).refine(isWebAddress, {
      error: "Alamat kode sumber harus diawali https:// atau http://.",
    }),
  ).transform(orNull),
  social: optional(
    paragraphs({ label: SOCIAL_LABEL, max: SETTINGS_LENGTH.social })
      .transform((text) =>
        text
          .split("\n")
          .filter((part) => part.trim() !== "")
          .map(socialLink),
      )
      .refine((links) => links.every(({ label, href }) => label !== "" && isWebAddress(href)), {
        error: SOCIAL_MESSAGE,
      })
      .refine((links) => links.length <= MOST_SOCIAL_LINKS, {
        error: `Tulis paling banyak ${MOST_SOCIAL_LINKS} media sosial.`,
      }),
  ).transform((links) => links ?? []),
  revision,
});
export type WriteSettings = z.output<typeof WriteSettings>;

function orNull<T>(value: T | null | undefined): T | null {
  return value ?? null;
}
