import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { FieldErrors } from "@/lib/kernel/errors";
import { MESSAGE_LENGTH, PROJECT_CATEGORIES, PROJECT_CATEGORY_LABELS } from "@/lib/messages/rules";
import type { ContactField, ContactValues } from "./contact-draft";

interface ContactFieldsProps {
  values: ContactValues;
  errors: FieldErrors;
  onValue: (field: ContactField, value: string) => void;
}

const CATEGORIES = PROJECT_CATEGORIES.map((value) => ({ value, label: PROJECT_CATEGORY_LABELS[value] }));

export function ContactFields({ values, errors, onValue }: ContactFieldsProps) {
  const bind = (field: ContactField) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => onValue(field, event.target.value),
  });
  return (
    <>
      <Field name="user_name" label="Nama" required error={errors.user_name}>
        {(control) => <Input {...control} {...bind("user_name")} maxLength={MESSAGE_LENGTH.name} autoComplete="name" />}
      </Field>
      <Field
        name="user_email"
        label="Email"
        required
        error={errors.user_email}
        hint={
          <>
            Dengan mengirim formulir ini, Anda setuju kami menyimpan alamat dan nomor Anda, hanya untuk menjawab pesan
            ini. <PrivacyLink />
          </>
        }
      >
        {(control) => (
          <Input
            {...control}
            {...bind("user_email")}
            type="email"
            inputMode="email"
            maxLength={254}
            autoComplete="email"
          />
        )}
      </Field>
      <Field name="user_phone" label="Nomor telepon" error={errors.user_phone} hint="Contoh: 0812-3456-7890.">
        {(control) => (
          <Input {...control} {...bind("user_phone")} type="tel" inputMode="tel" maxLength={24} autoComplete="tel" />
        )}
      </Field>
      <Field name="project_category" label="Kategori" required error={errors.project_category}>
        {(control) => (
          <Select {...control} {...bind("project_category")} options={CATEGORIES} placeholder="Pilih kategori" />
        )}
      </Field>
      <Field name="subject" label="Subjek" required error={errors.subject}>
        {(control) => <Input {...control} {...bind("subject")} maxLength={MESSAGE_LENGTH.subject} />}
      </Field>
      <Field name="message" label="Pesan" required error={errors.message}>
        {(control) => <Textarea {...control} {...bind("message")} rows={6} maxLength={MESSAGE_LENGTH.body} />}
      </Field>
    </>
  );
}
