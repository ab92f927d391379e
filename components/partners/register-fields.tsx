import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PARTNER_LENGTH } from "@/lib/partners/rules";

/** The five fields of the spec. */
export function RegisterFields({ errors }: { errors: FieldErrors }) {
  const field = (name: string) => ({ name, id: `mitra-${name}`, error: errors[name] });
  return (
    <>
      <Field {...field("name")} label="Nama bank sampah" required>
        {(control) => <Input {...control} maxLength={PARTNER_LENGTH.name} autoComplete="organization" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field("email")} label="Email" required hint="Tidak ditampilkan untuk umum.">
          {(control) => <Input {...control} type="email" inputMode="email" maxLength={254} autoComplete="email" />}
        </Field>
        <Field {...field("phone")} label="Nomor telepon" required hint="Tampil untuk umum. Contoh: 0812-3456-7890.">
          {(control) => <Input {...control} type="tel" inputMode="tel" maxLength={24} autoComplete="tel" />}
        </Field>
      </div>
      <Field {...field("address")} label="Alamat">
        {(control) => (
          <Textarea {...control} rows={2} maxLength={PARTNER_LENGTH.address} autoComplete="street-address" />
        )}
      </Field>
      <Field {...field("message")} label="Pesan" hint="Untuk pengelola Sulur; tidak ditampilkan untuk umum.">
        {(control) => <Textarea {...control} rows={3} maxLength={PARTNER_LENGTH.message} />}
      </Field>
    </>
  );
}
