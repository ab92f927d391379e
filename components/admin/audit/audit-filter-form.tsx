import { Button, ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { ACTION_WORDS } from "@/lib/audit/rules";
import { capitalised } from "@/lib/format/text";

const ACTIONS = [
  { value: "", label: "Semua tindakan" },
  ...Object.entries(ACTION_WORDS).map(([value, words]) => ({ value, label: capitalised(words) })),
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
      <Field inFilter name="orang" label="Orang" error={errors.orang} className="lg:col-span-2">
        {(control) => <Input {...control} defaultValue={typed.orang} maxLength={60} autoComplete="off" />}
      </Field>
      <Field inFilter name="tindakan" label="Tindakan" error={errors.tindakan} className="lg:col-span-2">
        {(control) => <Select {...control} options={ACTIONS} defaultValue={typed.tindakan ?? ""} />}
      </Field>
      <Field inFilter name="subjek" label="Subjek" error={errors.subjek} className="lg:col-span-2">
        {(control) => (
          <Input
            {...control}
            defaultValue={typed.subjek}
            maxLength={80}
            autoComplete="off"
            placeholder="Misalnya: lokasi 12"
          />
        )}
      </Field>
      <Field inFilter name="dari" label="Dari tanggal" error={errors.dari} className="lg:col-span-2">
        {(control) => <Input {...control} type="date" defaultValue={typed.dari} />}
      </Field>
      <Field inFilter name="sampai" label="Sampai tanggal" error={errors.sampai} className="lg:col-span-2">
        {(control) => <Input {...control} type="date" defaultValue={typed.sampai} />}
      </Field>
      <div className="flex flex-wrap items-end gap-2 sm:col-span-2 lg:col-span-6">
        <Button type="submit">Saring</Button>
        {Object.keys(typed).length > 0 ? (
          <ButtonLink href="/admin/catatan" variant="quiet">
            Hapus saringan
          </ButtonLink>
        ) : null}
        {exportQuery === null ? null : (
          <a href={`/api/admin/audit/export?${exportQuery}`} download className={buttonClass({ variant: "secondary" })}>
            <Icon name="download" /> Unduh CSV
          </a>
        )}
      </div>
    </form>
  );
}
