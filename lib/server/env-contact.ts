import { z } from "zod";

const EMAIL_MESSAGE = "CONTACT_EMAIL harus alamat surel, misalnya halo@sulur.example.";
const WHATSAPP_MESSAGE = "CONTACT_WHATSAPP harus nomor telepon dengan kode negara, misalnya +62 812-3456-7890.";
const REPOSITORY_MESSAGE = "REPOSITORY_URL harus alamat http(s) kode sumber.";
const SOCIAL_MESSAGE =
  "SOCIAL_LINKS harus berisi nama=alamat yang dipisahkan koma, misalnya Instagram=https://instagram.com/sulur.";

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}

/** `Instagram=https://…,YouTube=https://…`; a name holds no "=", an address may. */
function socialLink(text: string): { label: string; href: string } {
  const [label = "", ...rest] = text.split("=");
  return { label: label.trim(), href: rest.join("=").trim() };
}

/** Who runs this Sulur, as far as they want it known; what is unset is not shown. */
export const contactFields = {
  CONTACT_EMAIL: z.string().trim().pipe(z.email(EMAIL_MESSAGE)).optional(),
  /** Digits only, as wa.me takes them. */
  CONTACT_WHATSAPP: z
    .string()
    .transform((text) => text.replace(/[\s().+-]/gu, ""))
    .pipe(z.string().regex(/^[1-9]\d{7,14}$/u, WHATSAPP_MESSAGE))
    .optional(),
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
