import { useState } from "react";
import { Fold } from "@/components/forms/fold";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { formatDate } from "@/lib/format/dates";
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
      <Field name="reporter_name" label="Nama pelapor" error={errors.reporter_name} hint="Kosongkan untuk anonim.">
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
        hint="Tidak pernah ditampilkan. Dengan mengisinya, Anda setuju alamat ini kami simpan untuk kabar laporan ini saja."
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
      {/* By hand: this page has no room for the program of a checkbox that can be wrong. */}
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="secret"
          value="ya"
          checked={secret}
          onChange={(event) => onSecret(event.target.checked)}
          className="mt-0.5 size-6 shrink-0"
        />
        <span>
          <b className="block font-semibold">Rahasiakan laporan ini</b> Hanya Anda dan pengelola yang melihatnya.
        </span>
      </label>
    </Fold>
  );
}
