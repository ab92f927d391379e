import { email, line, paragraphs } from "@/lib/forms/fields";
import { isWebAddress, isWhatsappNumber, socialLink, whatsappDigits } from "@/lib/layout/contact";
import { MOST_SOCIAL_LINKS, SETTINGS_LENGTH } from "./rules";

/** `nama=alamat`, one on each line that is not empty. */
export const socialLinks = (text: string) =>
  text
    .split("\n")
    .filter((part) => part.trim() !== "")
    .map(socialLink);

function socialProblem(text: string): string | undefined {
  const links = socialLinks(text);
  if (links.some(({ label, href }) => label === "" || !isWebAddress(href))) {
    return "Tulis media sosial satu per baris: nama=alamat, misalnya Instagram=https://instagram.com/sulur.";
  }
  return links.length > MOST_SOCIAL_LINKS ? `Tulis paling banyak ${MOST_SOCIAL_LINKS} media sosial.` : undefined;
}

/** The site's operator and their contacts. */
export const SETTINGS = {
  organisation: line("Nama organisasi", { required: false, max: SETTINGS_LENGTH.organisation }),
  email: email("Email", { required: false }),
  // Not `whatsapp`: a number of another country is right too.
  whatsapp: line("Nomor WhatsApp", {
    required: false,
    max: SETTINGS_LENGTH.whatsapp,
    hint: "Contoh: 0812-3456-7890.",
    problem: (text) =>
      isWhatsappNumber(whatsappDigits(text)) ? undefined : "Nomor WhatsApp belum benar. Contoh: 0812-3456-7890.",
  }),
  repository: line("Alamat kode sumber", {
    required: false,
    max: SETTINGS_LENGTH.repository,
    hint: "Profil atau repositori pengembang, misalnya https://kode.example/sulur.",
    problem: (text) => (isWebAddress(text) ? undefined : "Alamat kode sumber harus diawali https:// atau http://."),
  }),
  social: paragraphs("Media sosial", {
    required: false,
    max: SETTINGS_LENGTH.social,
    rows: 4,
    hint: "Satu per baris: nama=alamat, misalnya Instagram=https://instagram.com/sulur.",
    problem: socialProblem,
  }),
} as const;
