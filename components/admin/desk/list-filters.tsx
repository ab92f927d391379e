import { Button, ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { LONGEST_AGE_DAYS } from "@/lib/desk/rules";
import { PROVINCES } from "@/lib/provinces/rules";
import { FoldedFilters } from "./folded-filters";

const ORDERS = [
  { value: "terbaru", label: "Terbaru dahulu" },
  { value: "terlama", label: "Terlama dahulu" },
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

/** A plain form: what is asked stands in the address, also without scripts. */
export function ListFilters(props: ListFiltersProps) {
  const { path, noun, searchLabel, states, typed, errors, regencies, fileHref } = props;
  const folded = Object.keys(typed).filter((name) => name !== "q");
  return (
    <form action={path} method="get" aria-label={`Saring ${noun}`} className="grid gap-4">
      <Field inFilter name="q" label={searchLabel} error={errors.q}>
        {(control) => <Input {...control} type="search" maxLength={80} defaultValue={typed.q} autoComplete="off" />}
      </Field>
      <FoldedFilters used={folded.length} open={Object.keys(errors).some((name) => name !== "q")}>
        <Field inFilter name="status" label="Keadaan" error={errors.status}>
          {(control) => (
            <Select
              {...control}
              options={Object.entries(states).map(([value, label]) => ({ value, label }))}
              placeholder="Semua keadaan"
              defaultValue={typed.status}
            />
          )}
        </Field>
        <Field inFilter name="provinsi" label="Provinsi" error={errors.provinsi}>
          {(control) => (
            <Select {...control} options={PROVINCES} placeholder="Semua provinsi" defaultValue={typed.provinsi} />
          )}
        </Field>
        {regencies.length > 0 ? (
          <Field inFilter name="kabupaten" label="Kabupaten/kota" error={errors.kabupaten}>
            {(control) => (
              <Select {...control} options={regencies} placeholder="Semua" defaultValue={typed.kabupaten} />
            )}
          </Field>
        ) : null}
        <Field inFilter name="dari" label="Dari tanggal" error={errors.dari}>
          {(control) => <Input {...control} type="date" defaultValue={typed.dari} />}
        </Field>
        <Field inFilter name="sampai" label="Sampai tanggal" error={errors.sampai}>
          {(control) => <Input {...control} type="date" defaultValue={typed.sampai} />}
        </Field>
        <Field inFilter name="umur" label="Menunggu lebih dari (hari)" error={errors.umur}>
          {(control) => <Input {...control} type="number" min={1} max={LONGEST_AGE_DAYS} defaultValue={typed.umur} />}
        </Field>
        <Field inFilter name="urut" label="Urutan" error={errors.urut}>
          {(control) => <Select {...control} options={ORDERS} defaultValue={typed.urut} />}
        </Field>
      </FoldedFilters>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">
          <Icon name="search" /> Cari
        </Button>
        {Object.keys(typed).length > 0 ? (
          <ButtonLink href={path} variant="quiet">
            Hapus saringan
          </ButtonLink>
        ) : null}
        {fileHref === null ? null : (
          <a href={fileHref} download className={buttonClass({ variant: "secondary" })}>
            <Icon name="download" /> Unduh CSV
          </a>
        )}
      </div>
    </form>
  );
}
