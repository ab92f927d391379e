import { FilterForm } from "@/components/admin/desk/filter-form";
import type { FilterField } from "@/components/lists/filter-fields";
import { DESK_EVENT_STATE_LABELS, DESK_EVENT_STATES, type DeskEventState } from "@/lib/events/desk/rules";
import { EVENT_KINDS, KIND_LABELS } from "@/lib/events/event/rules";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PROVINCES } from "@/lib/provinces/rules";

/** What the list shows unless something else is asked. */
const FIRST_STATE: DeskEventState = "mendatang";
const SEARCH = { label: "Judul", maxLength: 120 };
const FIELDS: FilterField[] = [
  {
    name: "keadaan",
    label: "Keadaan",
    options: DESK_EVENT_STATES.map((value) => ({ value, label: DESK_EVENT_STATE_LABELS[value] })),
  },
  {
    name: "jenis",
    label: "Jenis",
    options: EVENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    placeholder: "Semua jenis",
  },
  { name: "provinsi", label: "Provinsi", options: PROVINCES, placeholder: "Semua provinsi" },
  { name: "bulan", label: "Bulan", type: "month", placeholder: "2027-03" },
];

interface EventFiltersProps {
  /** As it stands in the address. */
  typed: Record<string, string>;
  errors: FieldErrors;
}

export function EventFilters({ typed, errors }: EventFiltersProps) {
  return (
    <FilterForm
      path="/admin/kegiatan"
      label="Saring event"
      search={SEARCH}
      fields={FIELDS}
      typed={typed}
      errors={errors}
      usual={{ keadaan: FIRST_STATE }}
    />
  );
}
