import type { ReactNode } from "react";
import { FilterButtons, type FilterField, FilterFields } from "@/components/lists/filter-fields";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { ListAddress } from "@/lib/desk/list-address";
import { LONGEST_AGE_DAYS } from "@/lib/desk/rules";
import { type Awaited, formatDate, waitingWords, type Zone } from "@/lib/format/dates";
import type { Page } from "@/lib/kernel/page";
import { PROVINCES } from "@/lib/provinces/rules";

type Values = Readonly<Record<string, string>>;

/** What one list of the desk is called, where it is, and how it is narrowed. */
interface ListStyle {
  path: string;
  title: string;
  /** What is listed: "laporan". */
  noun: string;
  intro?: ReactNode;
  /** The first is always in sight, the rest is folded on a phone. */
  fields: readonly FilterField[];
  /** What the list shows unless something else is asked. */
  usual?: Values;
  /** Where one comes from. */
  back?: { href: string; label: string };
}

interface ListPageProps<Item> {
  look: ListStyle;
  address?: Pick<ListAddress<unknown>, "typed" | "errors">;
  page: Page<Item>;
  /** The parameter of the next page's link. */
  next?: "cursor" | "sesudah";
  /** What the address holds beside the form's fields, such as a tab. */
  hidden?: Values;
  /** Address of the list as a file, without its query. */
  filePath?: string;
  /** Stands beside the title. */
  actions?: ReactNode;
  /** Tabs and notes above the filters. */
  above?: ReactNode;
  /** Stands between filters and list. */
  tools?: ReactNode;
  /** Said where there is nothing though nothing was asked. */
  empty?: string;
  children: (items: Item[]) => ReactNode;
  /** What follows the list. */
  below?: ReactNode;
}

const NOTHING: Pick<ListAddress<unknown>, "typed" | "errors"> = { typed: {}, errors: {} };

/** Every list of the desk: title, one filter bar, the list, and the way to its next page. */
export function ListPage<Item>(props: ListPageProps<Item>) {
  const { look, address = NOTHING, page, next = "cursor", hidden = {}, filePath, empty, children } = props;
  const { path, title, noun, intro, fields, back } = look;
  const typed: Values = { ...hidden, ...address.typed };
  const wrong = Object.keys(address.errors).length > 0;
  const hrefOf = (target: string, more: Values = {}) => {
    const query = new URLSearchParams({ ...typed, ...more });
    return query.size > 0 ? `${target}?${query}` : target;
  };
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full grid-cols-1 gap-5 py-4 sm:py-6">
      <div>
        {back ? (
          <ButtonLink href={back.href} variant="quiet" size="small" className="-ml-3">
            <Icon name="arrow-left" size={18} /> {back.label}
          </ButtonLink>
        ) : null}
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-3xl">{title}</h1>
          {props.actions}
        </div>
        {intro ? <p className="measure mt-1 text-ink-soft">{intro}</p> : null}
      </div>
      {props.above}
      {fields.length === 0 ? null : (
        <FilterForm
          key={hrefOf(path)}
          look={look}
          address={address}
          hidden={hidden}
          fileHref={filePath === undefined || wrong ? null : hrefOf(filePath)}
        />
      )}
      {props.tools}
      {page.items.length > 0 ? (
        children(page.items)
      ) : (
        <EmptyState>
          {wrong
            ? `Perbaiki saringan untuk melihat ${noun}.`
            : empty !== undefined && Object.keys(address.typed).length === 0
              ? empty
              : `Tidak ada ${noun} yang cocok. Longgarkan saringannya.`}
        </EmptyState>
      )}
      {page.nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink href={hrefOf(path, { [next]: page.nextCursor })} variant="secondary">
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
      {props.below}
    </main>
  );
}

// Where a browser can open the closed part by style, a wide screen shows it always; elsewhere it stays behind its summary.
const WIDE_OPEN = "supports-[selector(details::details-content)]:lg:[&::details-content]:[content-visibility:visible]";
const WIDE_AWAY = "supports-[selector(details::details-content)]:lg:hidden";

interface FilterFormProps extends Required<Pick<ListPageProps<unknown>, "look" | "address" | "hidden">> {
  fileHref: string | null;
}

/** A plain form: what is asked stands in the address, also without scripts. */
function FilterForm({ look, address: { typed, errors }, hidden, fileHref }: FilterFormProps) {
  const { path, noun, usual = {} } = look;
  const [first, ...rest] = look.fields;
  const used = rest.filter(({ name }) => typed[name] !== undefined && typed[name] !== usual[name]).length;
  const clearHref = Object.keys(hidden).length > 0 ? `${path}?${new URLSearchParams(hidden)}` : path;
  return (
    <form action={path} method="get" noValidate aria-label={`Saring ${noun}`} className="grid grid-cols-1 gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {first ? <FilterFields fields={[first]} typed={typed} errors={errors} /> : null}
      {rest.length === 0 ? null : (
        <details
          open={rest.some(({ name }) => errors[name] !== undefined)}
          className={classNames("group rounded-md border border-line bg-card", WIDE_OPEN)}
        >
          <summary className={classNames("flex min-h-12 items-center gap-2 px-4 font-semibold", WIDE_AWAY)}>
            <Icon name="filter" size={20} /> Saring dan urutkan
            {used > 0 ? <span className="font-normal text-ink-faint">({used} dipakai)</span> : null}
            <Icon name="chevron-down" className="ml-auto text-ink-soft group-open:rotate-180" />
          </summary>
          <div className="grid grid-cols-1 gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4">
            <FilterFields fields={rest} typed={typed} errors={errors} />
          </div>
        </details>
      )}
      <FilterButtons clearHref={Object.keys(typed).length > 0 ? clearHref : null} fileHref={fileHref} />
    </form>
  );
}

/** Options of a choice from the words of each. */
export function optionsOf(words: Values): { value: string; label: string }[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

/** The filters of a list of everything that has a state, an area and an age. @param regencies in the chosen province */
export function fullListFields(search: string, states: Values, regencies: readonly string[]): FilterField[] {
  return [
    { name: "q", label: search, type: "search", maxLength: 80 },
    { name: "status", label: "Keadaan", options: optionsOf(states), placeholder: "Semua keadaan" },
    { name: "provinsi", label: "Provinsi", options: PROVINCES, placeholder: "Semua provinsi" },
    ...(regencies.length > 0
      ? [{ name: "kabupaten", label: "Kabupaten/kota", options: regencies, placeholder: "Semua" }]
      : []),
    { name: "dari", label: "Dari tanggal", type: "date" },
    { name: "sampai", label: "Sampai tanggal", type: "date" },
    { name: "umur", label: "Menunggu lebih dari (hari)", type: "number", min: 1, max: LONGEST_AGE_DAYS },
    { name: "urut", label: "Urutan", options: optionsOf({ terbaru: "Terbaru dahulu", terlama: "Terlama dahulu" }) },
  ];
}

/** In what state one of a list is, and whether it is held back. */
export function StateCell({ label, pending, held }: { label: string; pending: boolean; held: boolean }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={pending ? "wait" : "neutral"}>{label}</Badge>
      {held ? (
        <Badge tone="bad" icon="shield">
          Ditahan
        </Badge>
      ) : null}
    </span>
  );
}

interface SentCellProps {
  createdAt: string;
  zone: Zone;
  /** Null where it no longer waits. */
  awaited: Awaited | null;
  now: Date;
}

/** When it came, and how long it has waited since, where it still waits. */
export function SentCell({ createdAt, zone, awaited, now }: SentCellProps) {
  return (
    <>
      <span className="lg:whitespace-nowrap">{formatDate(createdAt, zone)}</span>
      {awaited ? (
        <span className="block text-sm text-ink-faint">{waitingWords(awaited, createdAt, now, zone)}</span>
      ) : null}
    </>
  );
}
