import { FilterButtons, type FilterField, FilterFields } from "@/components/lists/filter-fields";
import { ACTION_WORDS } from "@/lib/audit/rules";
import { capitalised } from "@/lib/format/text";

const className = "lg:col-span-2";
const FIELDS: FilterField[] = [
  { name: "orang", label: "Orang", maxLength: 60, className },
  {
    name: "tindakan",
    label: "Tindakan",
    options: Object.entries(ACTION_WORDS).map(([value, words]) => ({ value, label: capitalised(words) })),
    placeholder: "Semua tindakan",
    className,
  },
  { name: "subjek", label: "Subjek", maxLength: 80, placeholder: "Misalnya: lokasi 12", className },
  { name: "dari", label: "Dari tanggal", type: "date", className },
  { name: "sampai", label: "Sampai tanggal", type: "date", className },
];

interface AuditFilterFormProps {
  typed: Record<string, string>;
  errors: Record<string, string>;
  /** Query of the file with the same entries; null where the filter has an error. */
  exportQuery: string | null;
}

/** A plain form, so that every filter has an address of its own and works without scripts. */
export function AuditFilterForm({ typed, errors, exportQuery }: AuditFilterFormProps) {
  return (
    <form
      action="/admin/catatan"
      method="get"
      aria-label="Saring catatan"
      className="mb-6 grid gap-4 rounded-md border border-line bg-card p-4 sm:grid-cols-2 lg:grid-cols-6"
    >
      <FilterFields fields={FIELDS} typed={typed} errors={errors} />
      <FilterButtons
        clearHref={Object.keys(typed).length > 0 ? "/admin/catatan" : null}
        fileHref={exportQuery === null ? null : `/api/admin/audit/export?${exportQuery}`}
        className="items-end sm:col-span-2 lg:col-span-6"
      >
        Saring
      </FilterButtons>
    </form>
  );
}
