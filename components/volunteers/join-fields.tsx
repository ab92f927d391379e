import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { FieldErrors } from "@/lib/kernel/errors";
import { VOLUNTEER_AREAS, VOLUNTEER_LENGTH } from "@/lib/volunteers/rules";
import type { JoinField, TypedJoin } from "./join-values";

interface JoinFieldsProps {
  values: TypedJoin;
  errors: FieldErrors;
  onValue: (name: JoinField, value: string) => void;
  idOf: (name: string) => string;
}

/** The five fields of the spec, all required. */
export function JoinFields({ values, errors, onValue, idOf }: JoinFieldsProps) {
  const field = (name: JoinField) => ({ name, id: idOf(name), error: errors[name], required: true });
  const typing = (name: JoinField) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onValue(name, target.value),
  });
  return (
    <>
      <Field {...field("nama")} label="Nama">
        {(control) => <Input {...control} {...typing("nama")} maxLength={VOLUNTEER_LENGTH.name} autoComplete="name" />}
      </Field>
      <Field
        {...field("email")}
        label="Email"
        hint="Tidak pernah ditampilkan. Kami mengirim tautan untuk konfirmasi, mengatur undangan, dan keluar."
      >
        {(control) => (
          <Input
            {...control}
            {...typing("email")}
            type="email"
            maxLength={254}
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
      <Field {...field("daerah")} label="Daerah">
        {(control) => (
          <Select {...control} {...typing("daerah")} options={VOLUNTEER_AREAS} placeholder="Pilih daerah" />
        )}
      </Field>
      <Field {...field("aksi")} label="Aksi" hint="Misalnya: menanam pohon, memilah sampah.">
        {(control) => <Input {...control} {...typing("aksi")} maxLength={VOLUNTEER_LENGTH.action} />}
      </Field>
      <Field {...field("motivasi")} label="Motivasi">
        {(control) => (
          <Textarea {...control} {...typing("motivasi")} maxLength={VOLUNTEER_LENGTH.motivation} rows={3} />
        )}
      </Field>
    </>
  );
}
