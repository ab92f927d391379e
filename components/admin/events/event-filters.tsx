import { FoldedFilters } from "@/components/admin/desk/folded-filters";
import { Button, ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { DESK_EVENT_STATE_LABELS, DESK_EVENT_STATES, type DeskEventState } from "@/lib/events/admin-rules";
import { EVENT_KINDS, KIND_LABELS } from "@/lib/events/rules";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PROVINCES } from "@/lib/provinces/rules";

const STATES = DESK_EVENT_STATES.map((value) => ({ value, label: DESK_EVENT_STATE_LABELS[value] }));
/** What the list shows unless something else is asked. */
const FIRST_STATE: DeskEventState = "mendatang";
const KINDS = EVENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

interface EventFiltersProps {
  /** As it stands in the address. */
  typed: Record<string, string>;
  errors: FieldErrors;
}

/** A plain form: what is asked stands in the address, also without scripts. */
export function EventFilters({ typed, errors }: EventFiltersProps) {
  const folded = Object.keys(typed).filter((name) => name !== "q" && typed[name] !== FIRST_STATE);
  return (
    <form action="/admin/kegiatan" method="get" noValidate aria-label="Saring event" className="grid gap-4">
      <Field inFilter name="q" label="Judul" error={errors.q}>
        {(control) => <Input {...control} type="search" maxLength={120} defaultValue={typed.q} autoComplete="off" />}
      </Field>
      <FoldedFilters used={folded.length} open={Object.keys(errors).some((name) => name !== "q")}>
        <Field inFilter name="keadaan" label="Keadaan" error={errors.keadaan}>
          {(control) => <Select {...control} options={STATES} defaultValue={typed.keadaan} />}
        </Field>
        <Field inFilter name="jenis" label="Jenis" error={errors.jenis}>
          {(control) => <Select {...control} options={KINDS} placeholder="Semua jenis" defaultValue={typed.jenis} />}
        </Field>
        <Field inFilter name="provinsi" label="Provinsi" error={errors.provinsi}>
          {(control) => (
            <Select {...control} options={PROVINCES} placeholder="Semua provinsi" defaultValue={typed.provinsi} />
          )}
        </Field>
        <Field inFilter name="bulan" label="Bulan" error={errors.bulan}>
          {(control) => <Input {...control} type="month" placeholder="2027-03" defaultValue={typed.bulan} />}
        </Field>
      </FoldedFilters>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">
          <Icon name="search" /> Cari
        </Button>
        {Object.keys(typed).length > 0 ? (
          <ButtonLink href="/admin/kegiatan" variant="quiet">
            Hapus saringan
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}
