import type { ReactNode } from "react";
import type { FilterField } from "@/components/lists/filter-fields";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { ListAddress } from "@/lib/desk/list";
import { LONGEST_AGE_DAYS } from "@/lib/desk/rules";
import { capitalised } from "@/lib/format/text";
import type { Page } from "@/lib/kernel/page";
import { PROVINCES } from "@/lib/provinces/rules";
import { FilterForm } from "./filter-form";

const LONGEST_SEARCH = 80;

const PLACE: FilterField = { name: "provinsi", label: "Provinsi", options: PROVINCES, placeholder: "Semua provinsi" };

const TIMES: FilterField[] = [
  { name: "dari", label: "Dari tanggal", type: "date" },
  { name: "sampai", label: "Sampai tanggal", type: "date" },
  { name: "umur", label: "Menunggu lebih dari (hari)", type: "number", min: 1, max: LONGEST_AGE_DAYS },
  {
    name: "urut",
    label: "Urutan",
    options: [
      { value: "terbaru", label: "Terbaru dahulu" },
      { value: "terlama", label: "Terlama dahulu" },
    ],
  },
];

interface ListFiltersProps {
  /** The page itself. */
  path: string;
  /** "laporan" */
  noun: string;
  searchLabel: string;
  states: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** In the chosen province. */
  regencies: readonly string[];
  /** Address of the same list as a file; null where the filter has an error. */
  fileHref: string | null;
}

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

function ListFilters(props: ListFiltersProps) {
  const { noun, searchLabel, states, regencies, ...form } = props;
  const options = Object.entries(states).map(([value, label]) => ({ value, label }));
  const fields: FilterField[] = [
    { name: "status", label: "Keadaan", options, placeholder: "Semua keadaan" },
    PLACE,
    ...(regencies.length > 0
      ? [{ name: "kabupaten", label: "Kabupaten/kota", options: regencies, placeholder: "Semua" }]
      : []),
    ...TIMES,
  ];
  const search = { label: searchLabel, maxLength: LONGEST_SEARCH };
  return <FilterForm {...form} label={`Saring ${noun}`} search={search} fields={fields} />;
}
