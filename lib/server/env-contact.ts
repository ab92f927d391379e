import { z } from "zod";
import { isWebAddress, isWhatsappNumber, socialLink, whatsappDigits } from "@/lib/layout/contact";

const EMAIL_MESSAGE = "CONTACT_EMAIL harus alamat email, misalnya halo@sulur.example.";
const WHATSAPP_MESSAGE = "CONTACT_WHATSAPP harus nomor telepon dengan kode negara, misalnya +62 812-3456-7890.";
const REPOSITORY_MESSAGE = "REPOSITORY_URL harus alamat http(s) kode sumber.";
const SOCIAL_MESSAGE =
  "SOCIAL_LINKS harus berisi nama=alamat yang dipisahkan koma, misalnya Instagram=https://instagram.com/sulur.";

/** Who runs this Sulur, until an admin says so on the settings' page; what is unset is not shown. */
export const contactFields = {
  CONTACT_EMAIL: z.string().trim().pipe(z.email(EMAIL_MESSAGE)).optional(),
  /** Digits only, as wa.me takes them. */
  CONTACT_WHATSAPP: z.string().transform(whatsappDigits).refine(isWhatsappNumber, WHATSAPP_MESSAGE).optional(),
  REPOSITORY_URL: z.string().trim().refine(isWebAddress, REPOSITORY_MESSAGE).optional(),
  SOCIAL_LINKS: z
    .string()
    .transform((text) =>
      text
        .split(",")
        .filter((part) => part.trim() !== "")
        .map(socialLink),
    )
    .refine((links) => links.every(({ label, href }) => label !== "" && isWebAddress(href)), SOCIAL_MESSAGE)
    .optional(),
};
