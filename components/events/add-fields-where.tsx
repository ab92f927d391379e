import type { DraftPhoto } from "@/components/forms/draft";
import { WhenNear } from "@/components/forms/when-near";
import type { PickedPoint } from "@/components/map/coordinates";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { EventFieldsProps } from "./add-values";

const loadPlacePicker = () => import("@/components/map/place-picker").then(({ PlacePicker }) => PlacePicker);
const loadPhotoPicker = () => import("@/components/photos/photo-picker").then(({ PhotoPicker }) => PhotoPicker);

interface WhereFieldsProps extends EventFieldsProps {
  place: PickedPoint | null;
  onPlace: (place: PickedPoint | null) => void;
  tileUrl: string;
}

/** Where it is: the words for people, the point for the map, the clock and the province. */
export function EventWhereFields({ values, errors, onValue, place, onPlace, tileUrl }: WhereFieldsProps) {
  const placeError = errors.latitude ?? errors.longitude;
  return (
    <>
      <Field
        id="event-lokasi"
        name="location"
        label="Lokasi"
        required
        error={errors.location}
        hint="Tempat berkumpul. Contoh: Lapangan Merdeka, Medan."
      >
        {(control) => (
          <Input
            {...control}
            value={values.location}
            onChange={(event) => onValue("location", event.target.value)}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </Field>
      <div id="event-titik" tabIndex={-1}>
        <WhenNear
          label="Pilihan titik di peta"
          load={loadPlacePicker}
          className="min-h-[36rem] sm:min-h-[32rem]"
          props={{ value: place, onChange: onPlace, searchText: values.location, tileUrl }}
        />
        {placeError ? <FieldError id="event-titik-error" text={placeError} /> : null}
      </div>
    </>
  );
}

interface PhotoFieldProps {
  photo: DraftPhoto | null;
  error: string | undefined;
  onPhoto: (photo: DraftPhoto | null) => void;
  onBusy: (busy: boolean) => void;
  onPlace: (place: PickedPoint) => void;
}

export function EventPhotoField({ photo, error, onPhoto, onBusy, onPlace }: PhotoFieldProps) {
  return (
    <div id="event-foto" tabIndex={-1}>
      <WhenNear
        label="Pilihan foto"
        load={loadPhotoPicker}
        className="min-h-40"
        props={{
          value: photo,
          onChange: onPhoto,
          onBusy,
          onPosition: (latitude: number, longitude: number) => onPlace({ latitude, longitude }),
          label: "Foto (opsional)",
          hint: "Tampil di halaman kegiatan. Foto orang lain hanya dengan izinnya.",
        }}
      />
      {error ? <FieldError id="event-foto-error" text={error} /> : null}
    </div>
  );
}
