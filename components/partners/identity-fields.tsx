import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FieldErrors } from "@/lib/kernel/errors";
import { ADDRESS_HOLD_DAYS, PARTNER_LENGTH } from "@/lib/partners/rules";
import type { ManageValues } from "./manage-values";

interface IdentityFieldsProps {
  values: ManageValues;
  /** False for staff, who may not change the e-mail address. */
  withEmail: boolean;
  errors: FieldErrors;
  onChange: (change: Partial<ManageValues>) => void;
}

/** Who it is and how it is reached. */
export function IdentityFields({ values, withEmail, errors, onChange }: IdentityFieldsProps) {
  const field = (name: "name" | "email" | "phone" | "address") => ({
    name,
    id: `kelola-${name}`,
    error: errors[name],
  });
  const typing = (name: "name" | "email" | "phone" | "address") => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field {...field("name")} label="Nama bank sampah" required hint="Nama baru menghapus tanda terverifikasi.">
        {(control) => <Input {...control} {...typing("name")} maxLength={PARTNER_LENGTH.name} />}
      </Field>
      {withEmail ? (
        <Field
          {...field("email")}
          label="Email"
          required
          hint={`Tidak ditampilkan untuk umum. Bila diganti, alamat lama dikabari, dan tautan pribadi baru masih dikirim ke sana selama ${ADDRESS_HOLD_DAYS} hari.`}
        >
          {(control) => <Input {...control} {...typing("email")} type="email" inputMode="email" maxLength={254} />}
        </Field>
      ) : values.email === "" ? null : (
        <p className="break-words">
          <span className="font-medium">Email:</span> {values.email}
          <span className="block text-sm text-ink-soft">Hanya dapat diganti oleh bank sampah ini sendiri.</span>
        </p>
      )}
      <Field {...field("phone")} label="Nomor telepon" required hint="Tampil untuk umum.">
        {(control) => <Input {...control} {...typing("phone")} type="tel" inputMode="tel" maxLength={24} />}
      </Field>
      <Checkbox
        name="whatsapp"
        label="Nomor ini dapat dihubungi lewat WhatsApp"
        checked={values.whatsapp}
        onChange={({ target }) => onChange({ whatsapp: target.checked })}
      />
      <Field {...field("address")} label="Alamat">
        {(control) => <Textarea {...control} {...typing("address")} rows={2} maxLength={PARTNER_LENGTH.address} />}
      </Field>
    </>
  );
}
