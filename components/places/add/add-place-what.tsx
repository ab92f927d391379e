import type { ReactNode } from "react";
import type { DraftPhoto } from "@/components/forms/draft";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { Field, FieldError } from "@/components/ui/field";
import { Input, Select, Textarea } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PLACE_KIND_LABELS, PLACE_KINDS } from "@/lib/places/rules";
import type { PlaceDraft } from "./add-place-draft";

interface AddPlaceWhatProps {
  draft: PlaceDraft;
  errors: FieldErrors;
  onValue: (field: keyof PlaceDraft["values"], value: string) => void;
  onPhoto: (photo: DraftPhoto | null) => void;
  onPhotoBusy: (busy: boolean) => void;
  onPhotoPlace: (latitude: number, longitude: number) => void;
  /** Stands between the kind and the description: where it is. */
  children: ReactNode;
}

const KINDS = PLACE_KINDS.map((kind) => ({ value: kind, label: PLACE_KIND_LABELS[kind] }));

/** What the place is: name, kind, description, photo. */
export function AddPlaceWhat(props: AddPlaceWhatProps) {
  const { draft, errors, onValue, onPhoto, onPhotoBusy, onPhotoPlace, children } = props;
  const { name, kind, description } = draft.values;
  return (
    <>
      <Field
        id="lokasi-nama"
        name="name"
        label="Nama lokasi"
        required
        error={errors.name}
        hint="Nama yang dikenal warga, boleh dengan kotanya. Contoh: Taman Suropati, Jakarta Pusat."
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={(event) => onValue("name", event.target.value)}
            maxLength={120}
            autoComplete="off"
          />
        )}
      </Field>
      <Field id="lokasi-jenis" name="kind" label="Jenis lokasi" error={errors.kind}>
        {(control) => (
          <Select
            {...control}
            options={KINDS}
            placeholder="Pilih jenis lokasi"
            value={kind}
            onChange={(event) => onValue("kind", event.target.value)}
          />
        )}
      </Field>
      {children}
      <Field
        id="lokasi-deskripsi"
        name="description"
        label="Deskripsi"
        error={errors.description}
        hint="Apa yang dapat dilihat atau dilakukan di sana, jam buka, dan cara ke sana."
      >
        {(control) => (
          <Textarea
            {...control}
            value={description}
            onChange={(event) => onValue("description", event.target.value)}
            maxLength={2000}
          />
        )}
      </Field>
      <div id="lokasi-foto" tabIndex={-1}>
        <PhotoPicker
          holds
          value={draft.photo}
          onChange={onPhoto}
          onBusy={onPhotoBusy}
          onPosition={onPhotoPlace}
          label="Foto (opsional)"
          hint="Foto baru tampil untuk umum setelah lokasinya diperiksa."
        />
        {errors.photo_id ? <FieldError id="lokasi-foto-error" text={errors.photo_id} /> : null}
      </div>
    </>
  );
}
