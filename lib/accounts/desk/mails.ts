import { type Owner, toOwner } from "@/lib/accounts/mails";
import type { RoleName } from "@/lib/accounts/roles";
import { ROLE_LABELS } from "@/lib/accounts/roles";
import { formatDateTime } from "@/lib/format/dates";
import type { MailMessage } from "@/lib/kernel/ctx";

/** @param link to where they can write to us */
export function blockedMail(owner: Owner, reason: string, { at, link }: { at: Date; link: string }): MailMessage {
  return toOwner(owner, {
    subject: "Akun Anda diblokir",
    paragraphs: [
      `Akun ${owner.username} diblokir pada ${formatDateTime(at)}. Semua perangkat dikeluarkan dan Anda belum dapat masuk lagi.`,
      "Alasannya:",
    ],
    quote: reason,
    button: { label: "Hubungi kami", link },
  });
}

/** @param link to the login */
export function unblockedMail(owner: Owner, link: string): MailMessage {
  return toOwner(owner, {
    subject: "Akun Anda dibuka kembali",
    paragraphs: [`Akun ${owner.username} tidak diblokir lagi. Silakan masuk seperti biasa.`],
    button: { label: "Masuk", link },
  });
}

export function roleMail(owner: Owner, role: RoleName, at: Date): MailMessage {
  return toOwner(owner, {
    subject: "Role akun Anda berubah",
    paragraphs: [`Role akun ${owner.username} diubah menjadi ${ROLE_LABELS[role]} pada ${formatDateTime(at)}.`],
  });
}
