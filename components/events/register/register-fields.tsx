import { AddressField } from "@/components/forms/address-field";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { type EventKind, MAX_PEOPLE, UNPROVED_PEOPLE } from "@/lib/events/event/rules";
import { PHONE_LENGTH } from "@/lib/format/phone";
import type { FieldErrors } from "@/lib/kernel/errors";
import { needsPhone } from "./registration-words";
import type { TypedRegistration } from "./use-registering";

const PEOPLE = Array.from({ length: MAX_PEOPLE }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? "1 orang (saya sendiri)" : `${index + 1} orang, termasuk saya`,
}));

interface RegisterFieldsProps {
  kind: EventKind;
  /** As many people as still find a seat, or as may wait for one. */
  most: number;
  /** With an account; without one the server takes fewer people at once. */
  signedIn: boolean;
  values: TypedRegistration;
  errors: FieldErrors;
  onValue: (name: keyof TypedRegistration, value: string) => void;
  idOf: (name: string) => string;
}

function peopleHint(most: number, signedIn: boolean): string | undefined {
  const cap = signedIn ? MAX_PEOPLE : UNPROVED_PEOPLE;
  if (most < cap) return `Tersisa untuk ${most} orang.`;
  return signedIn ? undefined : `Lebih dari ${UNPROVED_PEOPLE} orang? Masuk dengan akun lebih dahulu.`;
}

/** Community events also ask for a phone number and take a message (spec 2.10). */
export function RegisterFields({ kind, most, signedIn, values, errors, onValue, idOf }: RegisterFieldsProps) {
  const field = (name: keyof TypedRegistration) => ({ name, id: idOf(name), error: errors[name] });
  const typing = (name: keyof TypedRegistration) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onValue(name, target.value),
  });
  return (
    <>
      <Field {...field("name")} label="Nama" required>
        {(control) => <Input {...control} {...typing("name")} maxLength={80} autoComplete="name" />}
      </Field>
      <AddressField
        id={idOf("email")}
        error={errors.email}
        {...typing("email")}
        hint="Ke email kami kirim konfirmasi dan pengingat. Ke nomor WhatsApp tidak: simpan tautan pribadi yang tampil sesudah mendaftar. Nomor itu dilihat penyelenggara bila ia perlu mengabari Anda."
      />
      {needsPhone(kind, values.email) ? (
        <Field {...field("phone")} label="Nomor telepon" required hint="Contoh: 0812-3456-7890.">
          {(control) => (
            <Input
              {...control}
              {...typing("phone")}
              type="tel"
              maxLength={PHONE_LENGTH}
              autoComplete="tel"
              inputMode="tel"
            />
          )}
        </Field>
      ) : null}
      <Field {...field("people")} label="Jumlah orang" required hint={peopleHint(most, signedIn)}>
        {(control) => <Select {...control} {...typing("people")} options={PEOPLE.slice(0, most)} />}
      </Field>
      {kind === "COMMUNITY" ? (
        <Field {...field("message")} label="Pesan untuk penyelenggara">
          {(control) => <Textarea {...control} {...typing("message")} maxLength={1000} rows={3} />}
        </Field>
      ) : null}
      <p className="text-sm text-ink-faint">
        {signedIn
          ? null
          : "Bila banyak pendaftar tanpa akun datang dari jaringan internet yang sama, penyelenggara memutuskan dahulu. "}
        Dengan mendaftar, Anda setuju data ini disimpan untuk kegiatan ini. Data Anda tidak pernah ditampilkan untuk
        umum. <PrivacyLink />
      </p>
    </>
  );
}
