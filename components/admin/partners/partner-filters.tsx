import { Button, ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { PARTNER_LENGTH, PARTNER_STATE_LABELS, PARTNER_STATES } from "@/lib/partners/rules";

const STATES = PARTNER_STATES.map((value) => ({ value, label: PARTNER_STATE_LABELS[value] }));

/** A plain form: what is asked stands in the address, also without scripts. @param typed as it stands there */
export function DeskPartnerFilters({ typed }: { typed: Record<string, string> }) {
  return (
    <form
      action="/admin/mitra"
      method="get"
      aria-label="Saring bank sampah"
      className="grid items-end gap-4 sm:grid-cols-[1fr_14rem_auto]"
    >
      <Field inFilter name="q" label="Nama">
        {(control) => (
          <Input {...control} type="search" maxLength={PARTNER_LENGTH.name} defaultValue={typed.q} autoComplete="off" />
        )}
      </Field>
      <Field inFilter name="keadaan" label="Keadaan">
        {(control) => <Select {...control} options={STATES} defaultValue={typed.keadaan} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">
          <Icon name="search" /> Cari
        </Button>
        {Object.keys(typed).length > 0 ? (
          <ButtonLink href="/admin/mitra" variant="quiet">
            Hapus saringan
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}
