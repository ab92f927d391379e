import { FilterButtons } from "./filter-buttons";
import { type FilterField, FilterFields } from "./filter-fields";
import { FoldedFilters } from "./folded-filters";

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
