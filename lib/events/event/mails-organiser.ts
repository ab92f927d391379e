import { formatDate, type Zone } from "@/lib/format/dates";
import { letter } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";

interface ManagedLink {
  title: string;
  startsAt: Date;
  zone: Zone;
  /** Of the organiser's page with a key, absolute. */
  link: string;
}

/** The private links of what was organised under an address, the newest first. @param links at least one */
export function organiserMail(address: string, links: readonly ManagedLink[]): MailMessage {
  const [newest, ...older] = links;
  const named = ({ title, startsAt, zone }: ManagedLink) => `${title} (${formatDate(startsAt, zone)})`;
  return {
    to: { name: "", address },
    kind: "event",
    ...letter({
      subject: "Tautan pribadi kegiatan Anda",
      name: "",
      paragraphs: [
        "Seseorang, mungkin Anda, meminta lagi tautan pribadi untuk mengelola kegiatan yang ditambahkan dengan alamat ini.",
        "Siapa pun yang memegang tautan ini dapat mengubah kegiatan dan membaca nama pendaftar, jadi jangan diteruskan.",
        ...(newest ? [`Tombol di bawah membuka ${named(newest)}.`] : []),
        ...older.map((event) => `${named(event)}: ${event.link}`),
      ],
      ...(newest ? { button: { label: "Kelola kegiatan", link: newest.link } } : {}),
      footer:
        "Anda menerima email ini karena alamat ini ditulis saat menambahkan kegiatan di Sulur. Jika bukan Anda yang meminta, abaikan email ini.",
    }),
  };
}
