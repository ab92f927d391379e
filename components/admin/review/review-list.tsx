"use client";

import Link from "next/link";
import { useRef } from "react";
import { HeldSign, Signs } from "@/components/admin/desk/queue-list";
import { useShortcuts } from "@/components/admin/desk/shortcuts";
import { Badge } from "@/components/ui/badge";
import { Icon, type IconName } from "@/components/ui/icon";
import { useNow } from "@/components/ui/use-now";
import { waitingWords } from "@/lib/format/dates";
import { REVIEW_QUEUES, type ReviewKind } from "@/lib/review/rules";
import type { ReviewItem } from "@/lib/review/view";

const ICONS: Record<ReviewKind, IconName> = {
  laporan: "megaphone",
  lokasi: "pin",
  diragukan: "flag",
  pesan: "mail",
  relawan: "users",
  mitra: "scale",
  topik: "message",
  komentar: "message",
};

/** Things of all kinds; each opens at its own desk. J and K move the focus, and Enter follows the link. */
export function ReviewList({ items, now: start }: { items: ReviewItem[]; now: string }) {
  const list = useRef<HTMLOListElement>(null);
  const now = useNow(start);

  function move(by: 1 | -1) {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link.matches(":focus"));
    links[at === -1 ? 0 : at + by]?.focus();
  }

  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return (
    <ol ref={list} aria-label="Perlu ditinjau, yang berisiko dulu, lalu yang terlama" className="grid gap-2">
      {items.map((item) => (
        <li
          key={`${item.kind} ${item.id}`}
          className="relative grid grid-cols-[auto_1fr] gap-3 rounded-md border-2 border-line bg-card p-3 focus-within:border-primary"
        >
          {item.photo ? (
            <img
              src={item.photo}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-16 rounded-sm bg-panel object-cover"
            />
          ) : (
            <span className="grid size-10 place-items-center rounded-full bg-primary-soft text-primary">
              <Icon name={ICONS[item.kind]} size={20} />
            </span>
          )}
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
              <Badge>{REVIEW_QUEUES[item.kind].label}</Badge>
              <span className="inline-flex items-center gap-1">
                <Icon name="clock" size={14} />{" "}
                {waitingWords(item.kind === "pesan" ? "jawaban" : "pemeriksaan", item.since, now)}
              </span>
            </p>
            <Link
              href={item.href}
              prefetch={false}
              className="mt-1 block truncate rounded-sm font-semibold text-primary after:absolute after:inset-0"
            >
              {item.name}
            </Link>
            <p className="truncate text-ink-soft">{item.text}</p>
            {item.heldReason ? (
              <Signs>
                <HeldSign reason={item.heldReason} />
              </Signs>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
