import type { DraftPhoto } from "@/components/forms/draft";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FieldErrors } from "@/lib/kernel/errors";
import { MESSAGE_LENGTH } from "@/lib/messages/rules";
import { AGREED, type StoryDraft, type StoryField } from "./story-draft";

interface StoryFieldsProps {
  draft: StoryDraft;
  errors: FieldErrors;
  onValue: (field: StoryField, value: string) => void;
  onPhoto: (photo: DraftPhoto | null) => void;
  onPhotoBusy: (busy: boolean) => void;
}

export function StoryFields({ draft, errors, onValue, onPhoto, onPhotoBusy }: StoryFieldsProps) {
  const { values, photo } = draft;
  const bind = (field: StoryField) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => onValue(field, event.target.value),
  });
  return (
    <>
      <Field id="kisah-judul" name="title" label="Judul kisah" required error={errors.title}>
        {(control) => <Input {...control} {...bind("title")} maxLength={MESSAGE_LENGTH.subject} autoComplete="off" />}
      </Field>
      <Field
        id="kisah-isi"
        name="story"
        label="Kisah"
        required
        error={errors.story}
        hint="Apa yang terjadi, di mana, siapa yang ikut, dan apa yang berubah. Jangan menulis data pribadi orang lain."
      >
        {(control) => <Textarea {...control} {...bind("story")} rows={8} maxLength={MESSAGE_LENGTH.body} />}
      </Field>
      <div id="kisah-foto" tabIndex={-1}>
        <PhotoPicker
          value={photo}
          onChange={onPhoto}
          onBusy={onPhotoBusy}
          label="Foto (opsional)"
          hint="Foto Anda sendiri. Orang yang terlihat jelas harus sudah setuju."
        />
        {errors.photo_id ? <FieldError id="kisah-foto-error" text={errors.photo_id} /> : null}
      </div>
      <Field id="kisah-nama" name="name" label="Nama" required error={errors.name} hint="Dimuat sebagai penulis kisah.">
        {(control) => <Input {...control} {...bind("name")} maxLength={MESSAGE_LENGTH.name} autoComplete="name" />}
      </Field>
      <Field
        id="kisah-email"
        name="email"
        label="Email"
        required
        error={errors.email}
        hint={
          <>
            Tidak dimuat; hanya untuk menghubungi Anda tentang kisah ini. <PrivacyLink />
          </>
        }
      >
        {(control) => (
          <Input {...control} {...bind("email")} type="email" inputMode="email" maxLength={254} autoComplete="email" />
        )}
      </Field>
      <Checkbox
        id="kisah-setuju"
        name="consent"
        label={
          <>
            Saya setuju kisah, nama, dan foto ini boleh disunting dan dimuat di Sulur.{" "}
            <span className="text-danger" aria-hidden="true">
              (*)
            </span>
          </>
        }
        required
        error={errors.consent}
        checked={values.consent === AGREED}
        value={AGREED}
        onChange={(event) => onValue("consent", event.target.checked ? AGREED : "")}
      />
    </>
  );
}
