import { FilterForm } from "@/components/admin/desk/filter-form";
import type { FilterField } from "@/components/lists/filter-fields";
import { ROLE_LABELS, ROLE_NAMES } from "@/lib/admin/rules";
import { REGISTRATION_PROVINCES } from "@/lib/provinces/rules";

const SEARCH = { label: "Username", maxLength: 60 };
const FIELDS: FilterField[] = [
  {
    name: "role",
    label: "Role",
    options: ROLE_NAMES.map((value) => ({ value, label: ROLE_LABELS[value] })),
    placeholder: "Semua role",
  },
  {
    name: "state",
    label: "Keadaan",
    options: [
      { value: "aktif", label: "Aktif" },
      { value: "diblokir", label: "Diblokir" },
    ],
    placeholder: "Semua",
  },
  { name: "daerah", label: "Daerah", options: REGISTRATION_PROVINCES, placeholder: "Semua daerah" },
  {
    name: "sort",
    label: "Urutan",
    options: [
      { value: "terbaru", label: "Terbaru" },
      { value: "nama", label: "Nama" },
      { value: "terlihat", label: "Terakhir terlihat" },
    ],
  },
];

/** @param typed as it stands in the address */
export function UserFilters({ typed }: { typed: Record<string, string> }) {
  return <FilterForm path="/admin/pengguna" label="Saring pengguna" search={SEARCH} fields={FIELDS} typed={typed} />;
}
