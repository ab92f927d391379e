import { FilterButtons, type FilterField, FilterFields } from "@/components/lists/filter-fields";
import { PARTNER_LENGTH, PARTNER_STATE_LABELS, PARTNER_STATES } from "@/lib/partners/rules";

const PATH = "/admin/mitra";
const FIELDS: FilterField[] = [
  { name: "q", label: "Nama", type: "search", maxLength: PARTNER_LENGTH.name },
  {
    name: "keadaan",
    label: "Keadaan",
    options: PARTNER_STATES.map((value) => ({ value, label: PARTNER_STATE_LABELS[value] })),
  },
];

/** A plain form: what is asked stands in the address, also without scripts. @param typed as it stands there */
export function DeskPartnerFilters({ typed }: { typed: Record<string, string> }) {
  return (
    <form
      action={PATH}
      method="get"
      aria-label="Saring bank sampah"
      className="grid items-end gap-4 sm:grid-cols-[1fr_14rem_auto]"
    >
      <FilterFields fields={FIELDS} typed={typed} />
      <FilterButtons clearHref={Object.keys(typed).length > 0 ? PATH : null} />
    </form>
  );
}
