import { FoldedFilters } from "@/components/admin/desk/folded-filters";
import { Button, ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { FieldErrors } from "@/lib/kernel/errors";
import { VOLUNTEER_AREAS, VOLUNTEER_LENGTH } from "@/lib/volunteers/rules";
import { VOLUNTEER_STATE_LABELS, VOLUNTEER_STATES } from "@/lib/volunteers/rules-desk";

const STATES = VOLUNTEER_STATES.map((value) => ({ value, label: VOLUNTEER_STATE_LABELS[value] }));

interface VolunteerFiltersProps {
  /** As it stands in the address. */
  typed: Record<string, string>;
  errors: FieldErrors;
}

/** A plain form: what is asked stands in the address, also without scripts. */
export function DeskVolunteerFilters({ typed, errors }: VolunteerFiltersProps) {
  const folded = Object.keys(typed).filter((name) => name !== "q" && typed[name] !== VOLUNTEER_STATES[0]);
  return (
    <form action="/admin/relawan" method="get" noValidate aria-label="Saring relawan" className="grid gap-4">
      <Field inFilter name="q" label="Nama, aksi, atau motivasi" error={errors.q}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={VOLUNTEER_LENGTH.search}
            defaultValue={typed.q}
            autoComplete="off"
          />
        )}
      </Field>
      <FoldedFilters used={folded.length} open={Object.keys(errors).some((name) => name !== "q")}>
        <Field inFilter name="keadaan" label="Keadaan" error={errors.keadaan}>
          {(control) => <Select {...control} options={STATES} defaultValue={typed.keadaan} />}
        </Field>
        <Field inFilter name="daerah" label="Daerah" error={errors.daerah}>
          {(control) => (
            <Select {...control} options={VOLUNTEER_AREAS} placeholder="Semua daerah" defaultValue={typed.daerah} />
          )}
        </Field>
      </FoldedFilters>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">
          <Icon name="search" /> Cari
        </Button>
        {Object.keys(typed).length > 0 ? (
          <ButtonLink href="/admin/relawan" variant="quiet">
            Hapus saringan
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}
