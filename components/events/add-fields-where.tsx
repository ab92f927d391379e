import type { PickedPoint } from "@/components/map/coordinates";
import { PlaceField } from "@/components/map/place-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { EventFieldsProps } from "./add-values";

export const PHOTO_HINT = "Tampil di halaman kegiatan. Foto orang lain hanya dengan izinnya.";

interface WhereFieldsProps extends EventFieldsProps {
  place: PickedPoint | null;
  onPlace: (place: PickedPoint | null) => void;
  tileUrl: string;
}

/** Where it is: the words for people, the point for the map, the clock and the province. */
export function EventWhereFields({ values, errors, onValue, place, onPlace, tileUrl }: WhereFieldsProps) {
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
      <PlaceField
        id="event-titik"
        place={place}
        onPlace={onPlace}
        searchText={values.location}
        tileUrl={tileUrl}
        error={errors.latitude ?? errors.longitude}
      />
    </>
  );
}
