import { FilterForm } from "@/components/admin/desk/filter-form";
import type { FilterField } from "@/components/lists/filter-fields";
import type { FieldErrors } from "@/lib/kernel/errors";
import { VOLUNTEER_AREAS, VOLUNTEER_LENGTH, VOLUNTEER_STATE_LABELS, VOLUNTEER_STATES } from "@/lib/volunteers/rules";

const SEARCH = { label: "Nama, aksi, atau motivasi", maxLength: VOLUNTEER_LENGTH.search };
const FIELDS: FilterField[] = [
  {
    name: "keadaan",
    label: "Keadaan",
    options: VOLUNTEER_STATES.map((value) => ({ value, label: VOLUNTEER_STATE_LABELS[value] })),
  },
  { name: "daerah", label: "Daerah", options: VOLUNTEER_AREAS, placeholder: "Semua daerah" },
];

interface VolunteerFiltersProps {
  /** As it stands in the address. */
  typed: Record<string, string>;
  errors: FieldErrors;
}

export function DeskVolunteerFilters({ typed, errors }: VolunteerFiltersProps) {
  return (
    <FilterForm
      path="/admin/relawan"
      label="Saring relawan"
      search={SEARCH}
      fields={FIELDS}
      typed={typed}
      errors={errors}
      usual={{ keadaan: VOLUNTEER_STATES[0] }}
    />
  );
}
