import type { OutboxCountsView } from "@/lib/mails/view";
import { waitingInAll } from "@/lib/review/rules";
import type { WaitingCounts } from "@/lib/review/view";

export interface DeskPlace {
  href: string;
  label: string;
  waiting: number;
  /** What the number counts, for who hears it. */
  words?: string;
}

/** A list behind a press, which says how much waits in all of it. */
export interface DeskGroup {
  label: string;
  words?: string;
  places: readonly DeskPlace[];
}

interface Known {
  counts: WaitingCounts;
  /** Null where the places of administrators are not shown. */
  outbox: OutboxCountsView | null;
  /** How many lie ahead. */
  events: number;
}

/** The places of the dashboard as they stand in one row: what is opened daily, then the rest in two lists. */
export function deskPlaces({ counts, outbox, events }: Known): (DeskPlace | DeskGroup)[] {
  const { reports, places, messages, volunteers, partners, forum } = counts;
  return [
    { href: "/admin", label: "Ringkasan", waiting: 0 },
    { href: "/admin/tinjau", label: "Perlu ditinjau", waiting: waitingInAll(counts) },
    { href: "/admin/laporan", label: "Laporan", waiting: reports.PENDING + reports.updates },
    { href: "/admin/lokasi", label: "Lokasi", waiting: places.PENDING + places.DOUBTED },
    { href: "/admin/pesan", label: "Pesan", waiting: messages.NEW },
    { href: "/admin/kegiatan", label: "Event", waiting: events, words: "mendatang" },
    {
      label: "Komunitas",
      places: [
        { href: "/admin/relawan", label: "Relawan", waiting: volunteers.held },
        { href: "/admin/mitra", label: "Bank sampah", waiting: partners.held },
        { href: "/admin/forum", label: "Forum", waiting: forum.threads + forum.comments },
      ],
    },
    {
      label: "Kelola",
      words: "surat gagal",
      places: [
        { href: "/admin/pengumuman", label: "Pengumuman", waiting: 0 },
        { href: "/admin/statistik", label: "Statistik", waiting: 0 },
        ...(outbox === null
          ? []
          : [
              { href: "/admin/pengguna", label: "Pengguna", waiting: 0 },
              { href: "/admin/surat", label: "Surat", waiting: outbox.gagal, words: "gagal" },
              { href: "/admin/catatan", label: "Catatan", waiting: 0 },
              { href: "/admin/pengaturan", label: "Pengaturan", waiting: 0 },
            ]),
      ],
    },
  ];
}

/** Whether an address is this place or lies below it; the first place is the start of all others. */
export function isAt(path: string, { href }: DeskPlace): boolean {
  return path === href || (href !== "/admin" && path.startsWith(`${href}/`));
}
