import { LONGEST_AGE_DAYS } from "@/lib/desk/rules";
import { PROVINCES } from "@/lib/provinces/rules";
import type { FilterField } from "./filter-fields";
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

export function ListFilters(props: ListFiltersProps) {
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
