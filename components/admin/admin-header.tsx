import Link from "next/link";
import { LogoMark } from "@/components/layout/logo";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { Icon } from "@/components/ui/icon";
import type { Member } from "@/lib/kernel/actor";
import type { OutboxCountsView } from "@/lib/mails/view";
import type { WaitingCounts } from "@/lib/review/view";
import { AdminNavigation, SignOutButton } from "./admin-navigation";

interface AdminHeaderProps {
  member: Member;
  counts: WaitingCounts;
  /** Null for who may not see the outbox. */
  mails: OutboxCountsView | null;
  /** How many lie ahead. */
  events: number;
}

export function AdminHeader({ member, counts, mails, events }: AdminHeaderProps) {
  return (
    <header className="border-b border-line bg-card">
      <div className="container-page flex flex-wrap items-center gap-x-2 pt-2 sm:gap-x-6">
        <div className="flex min-w-0 flex-[1_1_8rem] items-center gap-2">
          <LogoMark size={36} />
          <div className="min-w-0">
            <p className="font-display text-lg leading-tight">Dasbor Admin</p>
            <p className="max-w-44 truncate text-sm text-ink-soft">
              Halo, <strong>{member.username}</strong>
            </p>
          </div>
        </div>
        <div className="order-last w-full">
          <AdminNavigation counts={counts} mails={mails} events={events} />
        </div>
        <div className="ml-auto flex items-center gap-1">
          <Link
            href="/home"
            prefetch={false}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-semibold text-ink-soft hover:bg-panel hover:text-ink"
          >
            <Icon name="eye" size={20} />
            <span className="max-sm:sr-only">Lihat situs</span>
          </Link>
          <ThemeSwitch />
          <SignOutButton />
        </div>
      </div>
    </header>
  );
}
