import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { DESK_EVENT_STATE_LABELS, DESK_EVENT_STATES } from "@/lib/events/admin-rules";
import { EVENT_KINDS, KIND_LABELS } from "@/lib/events/rules";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PROVINCES } from "@/lib/provinces/rules";

const STATES = DESK_EVENT_STATES.map((value) => ({ value, label: DESK_EVENT_STATE_LABELS[value] }));
const KINDS = EVENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

interface EventFiltersProps {
  /** As it stands in the address. */
  typed: Record<string, string>;
  errors: FieldErrors;
}

/** A plain form: what is asked stands in the address, also without scripts. */
export function EventFilters({ typed, errors }: EventFiltersProps) {
  return (
    <form action="/admin/kegiatan" method="get" noValidate className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field name="q" label="Judul" error={errors.q} className="sm:col-span-2 lg:col-span-4">
        {(control) => <Input {...control} type="search" maxLength={120} defaultValue={typed.q} />}
      </Field>
      <Field name="keadaan" label="Keadaan" error={errors.keadaan}>
        {(control) => <Select {...control} options={STATES} defaultValue={typed.keadaan} />}
      </Field>
      <Field name="jenis" label="Jenis" error={errors.jenis}>
        {(control) => <Select {...control} options={KINDS} placeholder="Semua jenis" defaultValue={typed.jenis} />}
      </Field>
      <Field name="provinsi" label="Provinsi" error={errors.provinsi}>
        {(control) => (
          <Select {...control} options={PROVINCES} placeholder="Semua provinsi" defaultValue={typed.provinsi} />
        )}
      </Field>
      <Field name="bulan" label="Bulan" error={errors.bulan}>
        {(control) => <Input {...control} type="month" placeholder="2027-03" defaultValue={typed.bulan} />}
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-4">
        <Button type="submit">
          <Icon name="search" /> Cari
        </Button>
      </div>
    </form>
  );
}
