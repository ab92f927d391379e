import { LineField } from "@/components/forms/typed-field";
import type { PickedPoint } from "@/components/map/coordinates";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PlaceField } from "./place-field";

interface LocationFieldsProps {
  /** Ids of the two fields, where they are not "location" and "place". */
  ids?: { location: string; place: string };
  hint: string;
  value: string;
  errors: FieldErrors;
  onValue: (field: "location", value: string) => void;
  place: PickedPoint | null;
  onPlace: (place: PickedPoint | null) => void;
  tileUrl: string;
}

/** Where something is: in words for people, and as a point for the map. */
export function LocationFields({
  ids = { location: "location", place: "place" },
  hint,
  value,
  errors,
  onValue,
  place,
  onPlace,
  tileUrl,
}: LocationFieldsProps) {
  return (
    <>
      <LineField
        id={ids.location}
        name="location"
        label="Lokasi"
        required
        error={errors.location}
        hint={hint}
        value={value}
        onValue={onValue}
        maxLength={200}
      />
      <PlaceField
        id={ids.place}
        place={place}
        onPlace={onPlace}
        searchText={value}
        tileUrl={tileUrl}
        error={errors.latitude ?? errors.longitude}
      />
    </>
  );
}
