import type { ReactNode } from "react";
import type { DraftPhoto } from "@/components/forms/form-draft";
import { LineField, ParagraphsField } from "@/components/forms/typed-field";
import type { PickedPoint } from "@/components/map/coordinates";
import { PlacePicker } from "@/components/map/picker/place-picker";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { GEOCODING_MESSAGES } from "@/lib/geocoding/rules";
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
      <LineField
        id="lokasi-nama"
        name="name"
        label="Nama lokasi"
        required
        error={errors.name}
        hint="Nama yang dikenal warga, boleh dengan kotanya. Contoh: Taman Suropati, Jakarta Pusat."
        value={name}
        onValue={onValue}
        maxLength={120}
        autoComplete="off"
      />
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
      <ParagraphsField
        id="lokasi-deskripsi"
        name="description"
        label="Deskripsi"
        error={errors.description}
        hint="Apa yang dapat dilihat atau dilakukan di sana, jam buka, dan cara ke sana."
        value={description}
        onValue={onValue}
        maxLength={2000}
      />
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

interface AddPlacePointProps {
  value: PickedPoint | null;
  onChange: (value: PickedPoint | null) => void;
  tileUrl: string;
  finding: boolean;
  /** What the search by name has found. */
  found: string;
  error: string | undefined;
  onLookUp: () => void;
  onPickRequest: () => void;
}

/** Where the place lies: read-only coordinates, filled from its name, from the visitor's position or on a map. */
export function AddPlacePoint(props: AddPlacePointProps) {
  const { value, onChange, tileUrl, finding, found, error, onLookUp, onPickRequest } = props;
  return (
    <div id="lokasi-titik" tabIndex={-1} className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Coordinate label="Lintang" degrees={value?.latitude} />
        <Coordinate label="Bujur" degrees={value?.longitude} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" busy={finding} onClick={onLookUp}>
          <Icon name="search" /> {finding ? GEOCODING_MESSAGES.searching : "Cari koordinat"}
        </Button>
        <Button variant="secondary" onClick={onPickRequest}>
          <Icon name="map" /> Pilih di peta besar
        </Button>
      </div>
      <p role="status" className={found ? "text-sm text-ink-soft" : "sr-only"}>
        {found}
      </p>
      {error ? (
        <div role="alert">
          <FieldError id="lokasi-titik-error" text={error} />
        </div>
      ) : null}
      <PlacePicker
        value={value}
        onChange={onChange}
        tileUrl={tileUrl}
        withSearch={false}
        hint="Gunakan posisi Anda atau tekan peta. Bila kosong, titiknya dicari dari nama lokasi."
      />
    </div>
  );
}

function Coordinate({ label, degrees }: { label: string; degrees: number | undefined }) {
  const id = `lokasi-${label.toLowerCase()}`;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <Input
        id={id}
        readOnly
        value={degrees?.toFixed(5) ?? ""}
        placeholder="Terisi sendiri"
        className="tabular-nums read-only:border-line-strong read-only:bg-panel"
      />
    </div>
  );
}
