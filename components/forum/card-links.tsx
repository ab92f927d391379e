import Link from "next/link";
import { Icon, type IconName } from "@/components/ui/icon";
import type { CardView } from "@/lib/forum/view";

const LOOKS: Record<CardView["kind"], { icon: IconName; label: string }> = {
  report: { icon: "megaphone", label: "Laporan" },
  place: { icon: "pin", label: "Lokasi" },
  event: { icon: "calendar", label: "Kegiatan" },
};

/** The reports, places and events that a text links to. */
export function CardLinks({ cards }: { cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2 sm:grid-cols-2">
      {cards.map(({ kind, href, title, note }) => (
        <li
          key={href}
          className="relative flex gap-3 rounded-md border border-line bg-panel p-3 transition-colors hover:border-primary"
        >
          <Icon name={LOOKS[kind].icon} className="mt-1 text-primary" />
          <div className="min-w-0">
            <p className="text-sm text-ink-faint">{LOOKS[kind].label}</p>
            <Link href={href} prefetch={false} className="line-clamp-2 font-semibold after:absolute after:inset-0">
              {title}
            </Link>
            <p className="truncate text-sm text-ink-soft">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
