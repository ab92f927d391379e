"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { deskCount } from "@/lib/desk/rules";
import type { OutboxCountsView } from "@/lib/mails/view";
import { waitingInAll } from "@/lib/review/rules";
import type { WaitingCounts } from "@/lib/review/view";
import { useCounts } from "./desk/use-counts";

interface AdminNavigationProps {
  /** As the server knew when it drew the page. */
  counts: WaitingCounts;
  /** Null where the places of administrators are not shown. */
  mails: OutboxCountsView | null;
  /** How many lie ahead. */
  events: number;
}

interface DeskLink {
  href: string;
  label: string;
  waiting: number;
  /** What the number counts, for who hears it. */
  words?: string;
}

/** The places of the dashboard, with how much waits in each. */
export function AdminNavigation({ counts, mails, events }: AdminNavigationProps) {
  const path = usePathname();
  const { counts: reports } = useCounts("/api/admin/reports", counts.reports);
  const { counts: places } = useCounts("/api/admin/places", counts.places);
  const { counts: messages } = useCounts("/api/admin/messages", counts.messages);
  const { counts: volunteers } = useCounts("/api/admin/volunteers", counts.volunteers);
  const { counts: partners } = useCounts("/api/admin/partners", counts.partners);
  const { counts: forum } = useCounts("/api/admin/threads", counts.forum);
  const { counts: outbox } = useCounts(mails && "/api/admin/mails", mails);
  const links: DeskLink[] = [
    { href: "/admin", label: "Ringkasan", waiting: 0 },
    {
      href: "/admin/tinjau",
      label: "Perlu ditinjau",
      waiting: waitingInAll({ reports, places, messages, volunteers, partners, forum }),
    },
    { href: "/admin/laporan", label: "Laporan", waiting: reports.PENDING },
    { href: "/admin/lokasi", label: "Lokasi", waiting: places.PENDING + places.DOUBTED },
    { href: "/admin/pesan", label: "Pesan", waiting: messages.NEW },
    { href: "/admin/kegiatan", label: "Event", waiting: events, words: "mendatang" },
    { href: "/admin/relawan", label: "Relawan", waiting: volunteers.held },
    { href: "/admin/mitra", label: "Bank sampah", waiting: partners.held },
    { href: "/admin/forum", label: "Forum", waiting: forum.threads + forum.comments },
    { href: "/admin/pengumuman", label: "Pengumuman", waiting: 0 },
    { href: "/admin/statistik", label: "Statistik", waiting: 0 },
    ...(outbox === null
      ? []
      : [
          { href: "/admin/pengguna", label: "Pengguna", waiting: 0 },
          { href: "/admin/surat", label: "Surat", waiting: outbox.gagal, words: "gagal" },
          { href: "/admin/catatan", label: "Catatan", waiting: 0 },
        ]),
  ];
  const isHere = (href: string) => path === href || (href !== "/admin" && path.startsWith(`${href}/`));
  const here = links.find(({ href }) => isHere(href))?.href;
  const bar = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen, and where one is should be seen without looking for it.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`a[href="${here}"]`);
    if (bar.current && link)
      bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2;
  }, [here]);
  return (
    <nav ref={bar} aria-label="Dasbor" className="relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="-ml-3 flex lg:-ml-2 lg:flex-wrap">
        {links.map(({ href, label, waiting, words = "perlu ditinjau" }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={isHere(href) ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 font-semibold whitespace-nowrap lg:px-2",
                isHere(href) ? "text-primary" : "text-ink-soft hover:text-primary",
              )}
            >
              <span className={isHere(href) ? "underline decoration-2 underline-offset-8" : undefined}>{label}</span>
              {waiting > 0 ? (
                <span className="rounded-full bg-accent-soft px-2 text-sm text-accent tabular-nums">
                  {deskCount(waiting)}
                  <span className="sr-only"> {words}</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
