import { formatDateTime } from "@/lib/format/dates";
import { letter, type StopLink } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";
import { PARTNER_BADGE_LABELS, type PartnerAction } from "./rules";

interface PartnerUpdates {
  name: string;
  email: string;
  /** Of its public page and of the form for questions, absolute. */
  page: string;
  contact: string;
  /** Of its private page with a new key, absolute; only after `new_link`. */
  manage: string | null;
  /** The filter held it, so nobody has seen it. */
  held: boolean;
  stop: StopLink | undefined;
}

interface Registered extends Pick<PartnerUpdates, "name" | "email" | "stop"> {
  manage: string;
}

interface Said {
  subject: string;
  paragraphs: string[];
  button?: { label: string; link: string };
}

interface AddressChange {
  name: string;
  /** The address before. */
  email: string;
  /** Until then it still gets the keys. */
  until: Date;
  contact: string;
}

/**
 * To the address that was a waste bank's until now. It holds no key, and not the new address. It cannot be stopped: it
 * warns of a stolen link.
 */
export function addressChangedMail({ name, email, until, contact }: AddressChange): MailMessage {
  return {
    ...letter("partner", email, {
      subject: `Email ${name} di Sulur diganti`,
      paragraphs: [
        `Seseorang yang memegang tautan pribadi atau akun ${name} mengganti alamat emailnya. Kabar berikutnya dikirim ke alamat yang baru.`,
        `Jika bukan Anda, minta tautan pribadi baru kepada kami sebelum ${formatDateTime(until)}: sampai saat itu tautan baru tetap dikirim ke alamat ini, dan tautan yang lama tidak berlaku lagi.`,
      ],
      button: { label: "Hubungi kami", link: contact },
      footer: `Anda menerima email ini karena alamat ini dipakai ${name} di Sulur sampai sekarang.`,
    }),
    to: { name, address: email },
  };
}

/** The private link of a waste bank that has just registered, to the address that it gave. */
export function registeredMail({ name, email, manage, stop }: Registered): MailMessage {
  return {
    ...letter("partner", email, {
      subject: `Tautan pribadi untuk ${name}`,
      paragraphs: [
        `${name} sudah tampil di daftar bank sampah Sulur. Dengan tautan di bawah pengurus mengisi jadwal, harga, foto, dan buku tabungan.`,
        KEY_WARNING,
      ],
      button: { label: "Kelola bank sampah", link: manage },
      footer: `Anda menerima email ini karena alamat ini dipakai saat mendaftarkan ${name} di Sulur.`,
      stop,
    }),
    to: { name, address: email },
  };
}

/** What staff decided about a waste bank, to the address that it registered with. */
export function partnerMail(action: PartnerAction, news: PartnerUpdates): MailMessage {
  const { subject, paragraphs, button } = SAID[action](news);
  return {
    ...letter("partner", news.email, {
      subject,
      paragraphs,
      ...(button ? { button } : {}),
      footer: `Anda menerima email ini karena alamat ini dipakai saat mendaftarkan ${news.name} di Sulur. Pertanyaan atau keberatan: ${news.contact}`,
      stop: news.stop,
    }),
    to: { name: news.name, address: news.email },
  };
}

const KEY_WARNING =
  "Siapa pun yang memegang tautan ini dapat mengubah halaman dan membaca buku tabungan, jadi jangan diteruskan.";
const WRONGLY = "Bila menurut Anda ini keliru, tulis kepada kami lewat halaman Hubungi Kami.";
const toPage = ({ page }: PartnerUpdates) => ({ label: "Buka halaman bank sampah", link: page });

const SAID: Record<PartnerAction, (news: PartnerUpdates) => Said> = {
  verify_bsu: (news) => verified(news, "BSU"),
  verify_bsi: (news) => verified(news, "BSI"),
  unverify: (news) => ({
    subject: `Tanda terverifikasi ${news.name} dicabut`,
    paragraphs: [`Tanda terverifikasi pada halaman ${news.name} dicabut oleh admin Sulur.`, WRONGLY],
    button: { label: "Hubungi kami", link: news.contact },
  }),
  release: (news) => ({
    subject: `${news.name} sekarang tampil di Sulur`,
    paragraphs: [`Pendaftaran ${news.name} sudah diperiksa dan sekarang tampil di daftar bank sampah.`],
    button: toPage(news),
  }),
  hide: (news) => (news.held ? rejected(news) : hidden(news)),
  restore: (news) => ({
    subject: `${news.name} tampil kembali di Sulur`,
    paragraphs: [`Halaman ${news.name} ditampilkan kembali di daftar bank sampah.`],
    button: toPage(news),
  }),
  new_link: (news) => ({
    subject: `Tautan pribadi baru untuk ${news.name}`,
    paragraphs: [
      `Pengelola Sulur membuat tautan pribadi baru untuk mengelola halaman dan buku tabungan ${news.name}. Tautan yang lama tidak berlaku lagi.`,
      KEY_WARNING,
    ],
    ...(news.manage === null ? {} : { button: { label: "Kelola bank sampah", link: news.manage } }),
  }),
};

function hidden(news: PartnerUpdates): Said {
  return {
    subject: `${news.name} tidak lagi tampil di Sulur`,
    paragraphs: [
      `Halaman ${news.name} disembunyikan dari daftar bank sampah oleh pengelola Sulur. Isinya dan buku tabungannya tetap tersimpan.`,
      WRONGLY,
    ],
    button: { label: "Hubungi kami", link: news.contact },
  };
}

/** It was never in the list. */
function rejected(news: PartnerUpdates): Said {
  return {
    subject: `Pendaftaran ${news.name} tidak ditampilkan`,
    paragraphs: [
      `Pendaftaran ${news.name} sudah diperiksa pengelola Sulur dan tidak ditampilkan di daftar bank sampah.`,
      WRONGLY,
    ],
    button: { label: "Hubungi kami", link: news.contact },
  };
}

function verified(news: PartnerUpdates, badge: "BSU" | "BSI"): Said {
  return {
    subject: `${news.name} sudah terverifikasi`,
    paragraphs: [
      `Admin Sulur menandai ${news.name} sebagai ${PARTNER_BADGE_LABELS[badge]} yang terverifikasi. Warga kini melihat tanda itu di halaman Anda.`,
      "Bila nama bank sampah diganti, tanda ini hilang sampai diperiksa lagi.",
    ],
    button: toPage(news),
  };
}
