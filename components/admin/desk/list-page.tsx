import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";

interface ListPageProps {
  title: string;
  lead: string;
  /** The queue that the list stands beside. */
  desk: { href: string; label: string };
  filters: ReactNode;
  /** The list; null where nothing fits. */
  list: ReactNode | null;
  emptyText: string;
  /** Address of the next piece. */
  nextHref: string | null;
}

/** A list of everything, with its filters above and the way back to the queue. */
export function ListPage({ title, lead, desk, filters, list, emptyText, nextHref }: ListPageProps) {
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-5 py-4 sm:py-6">
      <div>
        <ButtonLink href={desk.href} variant="quiet" size="small" className="-ml-3">
          <Icon name="arrow-left" size={18} /> {desk.label}
        </ButtonLink>
        <h1 className="mt-1 text-3xl">{title}</h1>
        <p className="measure mt-1 text-ink-soft">{lead}</p>
      </div>
      {filters}
      {list ?? <EmptyState>{emptyText}</EmptyState>}
      {nextHref === null ? null : (
        <p className="text-center">
          <ButtonLink href={nextHref} variant="secondary">
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
    </main>
  );
}
