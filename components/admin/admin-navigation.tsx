"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { leave } from "@/components/accounts/login/leave";
import { useCounts } from "@/components/admin/desk/use-counts";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { deskCount } from "@/lib/desk/rules";
import type { OutboxCountsView } from "@/lib/mails/view";
import { waitingInAll } from "@/lib/review/rules";
import type { WaitingCounts } from "@/lib/review/view";

interface DeskPlace {
  href: string;
  label: string;
  waiting: number;
  /** What the number counts, for who hears it. */
  words?: string;
  calm?: boolean;
}

/** A list behind a press, which says how much waits in all of it. */
interface DeskGroup {
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

const PLACE =
  "flex min-h-12 w-full items-center gap-1.5 rounded-sm px-3 font-semibold whitespace-nowrap lg:min-h-11 lg:px-2 xl:px-2.5";

interface AdminNavigationProps {
  /** As the server knew when it drew the page. */
  counts: WaitingCounts;
  /** Null where the places of administrators are not shown. */
  mails: OutboxCountsView | null;
  /** How many lie ahead. */
  events: number;
}

/**
 * The places of the dashboard with how much waits in each: one row, and on a phone a sheet behind a button that says
 * where one is. The sheet is a popover and the lists are `<details>`, so both open without scripts.
 */
export function AdminNavigation({ counts: known, mails, events }: AdminNavigationProps) {
  const path = usePathname();
  const counts = {
    reports: useCounts("/api/admin/reports", known.reports).counts,
    places: useCounts("/api/admin/places", known.places).counts,
    messages: useCounts("/api/admin/messages", known.messages).counts,
    volunteers: useCounts("/api/admin/volunteers", known.volunteers).counts,
    partners: useCounts("/api/admin/partners", known.partners).counts,
    forum: useCounts("/api/admin/threads", known.forum).counts,
  };
  const { counts: outbox } = useCounts(mails && "/api/admin/mails", mails);
  const entries = deskPlaces({ counts, outbox, events });
  const all = entries.flatMap((entry) => ("places" in entry ? entry.places : entry));
  const here = all.find((place) => isAt(path, place))?.label ?? "Dasbor";
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        className="-ml-3 flex min-h-12 w-full flex-wrap items-center gap-x-2 rounded-sm px-3 font-semibold lg:hidden"
      >
        <Icon name="menu" size={22} />
        <span className="sr-only">Buka menu dasbor. Sekarang:</span>
        {here}
        <Waiting count={waitingInAll(counts)} className="ml-auto">
          {" "}
          perlu ditinjau
        </Waiting>
      </button>
      <nav id="menu" popover="auto" aria-label="Dasbor" className="site-menu">
        <div className="mb-2 flex items-center justify-between lg:hidden">
          <span className="font-display text-xl">Dasbor</span>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Tutup menu"
            className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-panel"
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <ul className="grid gap-1 lg:-ml-2 lg:flex lg:flex-wrap lg:gap-0 lg:text-sm xl:-ml-2.5 xl:text-base">
          {entries.map((entry) => (
            <li key={entry.label} className="relative">
              {"places" in entry ? <Group group={entry} path={path} /> : <Place place={entry} path={path} />}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Group({ group: { label, words = "perlu ditinjau", places }, path }: { group: DeskGroup; path: string }) {
  const inside = places.some((place) => isAt(path, place));
  return (
    <details name="navigasi" className="group">
      <summary
        className={classNames(PLACE, "cursor-pointer", inside ? "text-primary" : "text-ink-soft hover:text-primary")}
      >
        <span className={inside ? "underline decoration-2 underline-offset-8" : undefined}>{label}</span>
        <Waiting count={places.reduce((sum, { waiting }) => sum + waiting, 0)}>
          <span className="sr-only"> {words}</span>
        </Waiting>
        <Icon name="chevron-down" size={18} className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <ul className="mb-2 ml-3 border-l-2 border-line-strong pl-2 lg:absolute lg:top-full lg:right-0 lg:z-30 lg:mt-1 lg:ml-0 lg:min-w-56 lg:animate-rise lg:rounded-md lg:border lg:border-line lg:bg-card lg:p-2 lg:shadow-high">
        {places.map((place) => (
          <li key={place.href}>
            <Place place={place} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Place({ place, path }: { place: DeskPlace; path: string }) {
  const { href, label, waiting, words = "perlu ditinjau", calm } = place;
  const here = isAt(path, place);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={here ? "page" : undefined}
      className={classNames(PLACE, here ? "text-primary" : "text-ink-soft hover:text-primary")}
    >
      <span className={here ? "underline decoration-2 underline-offset-8" : undefined}>{label}</span>
      <Waiting count={waiting} calm={calm}>
        <span className="sr-only"> {words}</span>
      </Waiting>
    </Link>
  );
}

interface WaitingProps {
  count: number;
  className?: string;
  /** Nobody has to do anything about it. */
  calm?: boolean | undefined;
  /** What is counted. */
  children: ReactNode;
}

function Waiting({ count, className, calm = false, children }: WaitingProps) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        "rounded-full px-2 text-sm tabular-nums",
        calm ? "bg-panel text-ink-soft" : "bg-accent-soft text-accent",
        className,
      )}
    >
      {deskCount(count)}
      {children}
    </span>
  );
}

/** The places of the dashboard as they stand in one row: what is opened daily, then the rest in two lists. */
function deskPlaces({ counts, outbox, events }: Known): (DeskPlace | DeskGroup)[] {
  const { reports, places, messages, volunteers, partners, forum } = counts;
  return [
    { href: "/admin", label: "Ringkasan", waiting: 0 },
    { href: "/admin/tinjau", label: "Perlu ditinjau", waiting: waitingInAll(counts) },
    { href: "/admin/laporan", label: "Laporan", waiting: reports.WAITING },
    { href: "/admin/lokasi", label: "Lokasi", waiting: places.PENDING + places.DOUBTED },
    { href: "/admin/pesan", label: "Pesan", waiting: messages.NEW },
    { href: "/admin/kegiatan", label: "Event", waiting: events, words: "mendatang", calm: true },
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
        { href: "/admin/kanal", label: "Kanal", waiting: 0 },
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
function isAt(path: string, { href }: DeskPlace): boolean {
  return path === href || (href !== "/admin" && path.startsWith(`${href}/`));
}

export function SignOutButton() {
  const [leaving, setLeaving] = useState(false);

  async function press() {
    setLeaving(true);
    try {
      await leave();
    } catch {
      setLeaving(false);
      showToast({ text: "Anda belum keluar: server tidak menjawab. Silakan coba lagi.", tone: "bad" });
    }
  }

  return (
    <button
      type="button"
      aria-disabled={leaving || undefined}
      onClick={leaving ? undefined : () => void press()}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm px-2 font-semibold text-ink-soft hover:bg-panel hover:text-ink"
    >
      <Icon name="logout" size={20} />
      <span className="max-sm:sr-only">{leaving ? "Sedang keluar…" : "Keluar"}</span>
    </button>
  );
}
