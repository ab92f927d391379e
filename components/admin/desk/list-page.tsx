import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { ListAddress } from "@/lib/desk/list-address";
import { capitalised } from "@/lib/format/text";
import type { Page } from "@/lib/kernel/page";
import { ListFilters } from "./list-filters";

/** What one list is called, and where it is. */
export interface ListLook {
  path: string;
  /** "laporan" */
  noun: string;
  title: string;
  searchLabel: string;
  states: Readonly<Record<string, string>>;
  /** The queue that the list stands beside. */
  desk: { href: string; label: string };
  /** Address of the list as a file. */
  filePath: string;
}

interface ListPageProps<Item> {
  look: ListLook;
  address: ListAddress<unknown>;
  page: Page<Item>;
  regencies: readonly string[];
  children: (items: Item[]) => ReactNode;
}

/** A list of everything of one kind, with its filters above and the way back to the queue. */
export function ListPage<Item>({ look, address, page, regencies, children }: ListPageProps<Item>) {
  const { path, noun, title, searchLabel, states, desk, filePath } = look;
  const { typed, filter, errors } = address;
  const query = (more: Record<string, string> = {}) => String(new URLSearchParams({ ...typed, ...more }));
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-5 py-4 sm:py-6">
      <div>
        <ButtonLink href={desk.href} variant="quiet" size="small" className="-ml-3">
          <Icon name="arrow-left" size={18} /> {desk.label}
        </ButtonLink>
        <h1 className="mt-1 text-3xl">{title}</h1>
        <p className="measure mt-1 text-ink-soft">
          {capitalised(noun)} dari segala keadaan. Berkas CSV-nya tidak memuat data pribadi.
        </p>
      </div>
      <ListFilters
        path={path}
        noun={noun}
        searchLabel={searchLabel}
        states={states}
        typed={typed}
        errors={errors}
        regencies={regencies}
        fileHref={filter === null ? null : `${filePath}?${query()}`}
      />
      {page.items.length > 0 ? (
        children(page.items)
      ) : (
        <EmptyState>
          {filter === null
            ? "Perbaiki saringan untuk melihat daftarnya."
            : `Tidak ada ${noun} yang cocok. Longgarkan saringannya.`}
        </EmptyState>
      )}
      {page.nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink href={`${path}?${query({ sesudah: page.nextCursor })}`} variant="secondary">
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
    </main>
  );
}
