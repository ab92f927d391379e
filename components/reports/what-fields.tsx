import type { DraftPhoto } from "@/components/forms/draft";
import { ParagraphsField } from "@/components/forms/typed-field";
import { PhotoField } from "@/components/photos/photo-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { DAMAGE_TYPES } from "@/lib/reports/rules";
import { type FieldsProps, FormPart } from "./form-part";

interface WhatFieldsProps extends FieldsProps {
  photo: DraftPhoto | null;
  onPhoto: (photo: DraftPhoto | null) => void;
  onPhotoBusy: (busy: boolean) => void;
  onPhotoPlace: (latitude: number, longitude: number) => void;
}

/** What happened: kind, description, photo. */
export function WhatFields({ values, errors, onValue, photo, onPhoto, onPhotoBusy, onPhotoPlace }: WhatFieldsProps) {
  return (
    <FormPart title="Apa yang terjadi?">
      <Field
        name="damage_type"
        label="Jenis kerusakan"
        required
        error={errors.damage_type}
        hint="Pilih yang paling sesuai atau tulis sendiri."
        after={<DamageTypeSuggestions chosen={values.damage_type} onChoose={(type) => onValue("damage_type", type)} />}
      >
        {(control) => (
          <Input
            {...control}
            value={values.damage_type}
            onChange={(event) => onValue("damage_type", event.target.value)}
            maxLength={80}
            autoComplete="off"
            list="jenis-kerusakan"
          />
        )}
      </Field>
      <ParagraphsField
        name="description"
        label="Deskripsi"
        required
        error={errors.description}
        hint="Apa yang terlihat atau tercium, sejak kapan, dan siapa yang terdampak. Jangan menulis data pribadi orang lain."
        value={values.description}
        onValue={onValue}
        maxLength={4000}
      />
      <PhotoField
        id="photo"
        photo={photo}
        onPhoto={onPhoto}
        onBusy={onPhotoBusy}
        onPosition={onPhotoPlace}
        hint="Foto membantu admin memeriksa. Foto baru tampil untuk umum setelah laporan terverifikasi."
        error={errors.photo_id}
      />
    </FormPart>
  );
}

function DamageTypeSuggestions({ chosen, onChoose }: { chosen: string; onChoose: (type: string) => void }) {
  return (
    <>
      <datalist id="jenis-kerusakan">
        {DAMAGE_TYPES.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <fieldset className="needs-script mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">Saran jenis kerusakan</legend>
        {DAMAGE_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={chosen.trim() === type}
            onClick={() => onChoose(type)}
            className="min-h-10 rounded-full border-2 border-line-strong px-2.5 text-sm font-semibold text-ink-soft hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary"
          >
            {type}
          </button>
        ))}
      </fieldset>
    </>
  );
}
