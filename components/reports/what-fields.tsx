import type { DraftPhoto } from "@/components/forms/draft";
import { WhenNear } from "@/components/forms/when-near";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { DAMAGE_TYPES } from "@/lib/reports/rules";
import { type FieldsProps, FormPart } from "./form-part";

const loadPhotoPicker = () => import("@/components/photos/photo-picker").then(({ PhotoPicker }) => PhotoPicker);

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
      <Field
        name="description"
        label="Deskripsi"
        required
        error={errors.description}
        hint="Apa yang terlihat atau tercium, sejak kapan, dan siapa yang terdampak. Jangan menulis data pribadi orang lain."
      >
        {(control) => (
          <Textarea
            {...control}
            value={values.description}
            onChange={(event) => onValue("description", event.target.value)}
            maxLength={4000}
          />
        )}
      </Field>
      <div id="photo" tabIndex={-1}>
        <WhenNear
          label="Pilihan foto"
          load={loadPhotoPicker}
          className="min-h-40"
          props={{
            value: photo,
            onChange: onPhoto,
            onBusy: onPhotoBusy,
            onPosition: onPhotoPlace,
            label: "Foto (opsional)",
            hint: "Foto membantu admin memeriksa. Foto baru tampil untuk umum setelah laporan terverifikasi.",
          }}
        />
        {errors.photo_id ? <FieldError id="photo-error" text={errors.photo_id} /> : null}
      </div>
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
