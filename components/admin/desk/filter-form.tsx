import type { ReactNode } from "react";
import { FilterButtons, type FilterField, FilterFields } from "@/components/lists/filter-fields";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

interface FoldedFiltersProps {
  /** How many filters narrow the list now. */
  used: number;
  /** Something in it has to be mended. */
  open?: boolean;
  children: ReactNode;
}

// Where a browser can open the closed part by style, a wide screen shows it always; elsewhere it stays behind its summary.
const WIDE_OPEN = "supports-[selector(details::details-content)]:lg:[&::details-content]:[content-visibility:visible]";

const WIDE_AWAY = "supports-[selector(details::details-content)]:lg:hidden";

type Values = Readonly<Record<string, string>>;

interface FilterFormProps {
  /** The page itself. */
  path: string;
  /** "Saring laporan" */
  label: string;
  /** What is looked for in the words, always in sight. */
  search: { label: string; maxLength: number };
  fields: readonly FilterField[];
  /** As it stands in the address. */
  typed: Values;
  errors?: Values;
  /** What the list shows unless something else is asked. */
  usual?: Values;
  /** The same list as a file. */
  fileHref?: string | null;
}

/** A plain form over a list: what is asked stands in the address, also without scripts. */
export function FilterForm(props: FilterFormProps) {
  const { path, label, search, fields, typed, errors = {}, usual = {}, fileHref = null } = props;
  const folded = Object.keys(typed).filter((name) => name !== "q" && typed[name] !== usual[name]);
  return (
    <form action={path} method="get" noValidate aria-label={label} className="grid gap-4">
      <FilterFields fields={[{ ...search, name: "q", type: "search" }]} typed={typed} errors={errors} />
      <FoldedFilters used={folded.length} open={Object.keys(errors).some((name) => name !== "q")}>
        <FilterFields fields={fields} typed={typed} errors={errors} />
      </FoldedFilters>
      <FilterButtons clearHref={Object.keys(typed).length > 0 ? path : null} fileHref={fileHref} />
    </form>
  );
}

/** The less used fields of a filter form, which would fill a phone's first screen; works without scripts. */
function FoldedFilters({ used, open = false, children }: FoldedFiltersProps) {
  return (
    <details open={open} className={classNames("group rounded-md border border-line bg-card", WIDE_OPEN)}>
      <summary
        className={classNames(
          "flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden",
          WIDE_AWAY,
        )}
      >
        <Icon name="filter" size={20} /> Saring dan urutkan
        {used > 0 ? <span className="font-normal text-ink-faint">({used} dipakai)</span> : null}
        <Icon name="chevron-down" className="ml-auto text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </details>
  );
}
