import { useState } from "react";
import { Fold } from "@/components/forms/fold";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { formatDate } from "@/lib/format/dates";
import { prefersAnonymity } from "@/lib/reports/rules";
import type { FieldsProps } from "./form-part";

interface WhoFieldsProps extends FieldsProps {
  /** The name as it will be shown; empty is anonymous. */
  name: string;
  secret: boolean;
  onSecret: (secret: boolean) => void;
  /** Latest day that may be chosen; empty until the browser's clock is known. */
  today: string;
}

/** When it was, who reports, and an address for news: all of it is right for most people as it is. */
export function WhoFields({ values, errors, onValue, name, today, secret, onSecret }: WhoFieldsProps) {
  const [open, setOpen] = useState(false);
  const day = values.incident_date;
  const mustOpen = Boolean(errors.incident_date ?? errors.reporter_name ?? errors.email);
  return (
    <Fold
      summary={`${day === today || day === "" ? "Hari ini" : formatDate(day)} · ${name.trim() || "anonim"}${secret ? " · rahasia" : ""} · ubah`}
      open={open || mustOpen}
      onOpen={setOpen}
    >
      <Field name="incident_date" label="Tanggal kejadian" error={errors.incident_date}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={day}
            onChange={(event) => onValue("incident_date", event.target.value)}
            max={today || undefined}
            className="max-w-60"
          />
        )}
      </Field>
      <Field
        name="reporter_name"
        label="Nama pelapor"
        error={errors.reporter_name}
        hint={
          prefersAnonymity(values.damage_type)
            ? "Kosongkan untuk anonim, apalagi bila kerusakan ini menyangkut orang yang Anda kenal."
            : "Kosongkan untuk anonim."
        }
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={(event) => onValue("reporter_name", event.target.value)}
            maxLength={80}
            autoComplete="name"
          />
        )}
      </Field>
      <Field
        name="email"
        label="Email untuk kabar laporan"
        error={errors.email}
        hint="Tidak pernah ditampilkan. Dengan mengisinya, Anda setuju kami menyimpan alamat ini untuk mengirim kabar tentang laporan ini saja."
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            value={values.email}
            onChange={(event) => onValue("email", event.target.value)}
            maxLength={254}
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
      <Checkbox
        name="secret"
        value="ya"
        label="Rahasiakan laporan ini"
        hint="Hanya Anda dan pengelola yang melihatnya. Tidak tampil di daftar, peta, atau pencarian."
        checked={secret}
        onChange={(event) => onSecret(event.target.checked)}
      />
    </Fold>
  );
}
