import type { PickedPoint } from "@/components/map/coordinates";
import { PlaceField } from "@/components/map/place-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type FieldsProps, FormPart } from "./form-part";

interface WhereFieldsProps extends FieldsProps {
  place: PickedPoint | null;
  onPlace: (place: PickedPoint | null) => void;
  /** Latest day that may be chosen; empty until the browser's clock is known. */
  today: string;
  tileUrl: string;
}

/** Where and when. */
export function WhereFields({ values, errors, onValue, place, onPlace, today, tileUrl }: WhereFieldsProps) {
  return (
    <FormPart title="Di mana dan kapan?">
      <Field
        name="location"
        label="Lokasi"
        required
        error={errors.location}
        hint="Nama jalan, kampung, atau patokan. Contoh: Jalan Brigjen Katamso, dekat jembatan Sungai Deli, Medan."
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
        id="place"
        place={place}
        onPlace={onPlace}
        searchText={values.location}
        tileUrl={tileUrl}
        error={errors.latitude ?? errors.longitude}
      />
      <Field name="incident_date" label="Tanggal kejadian" required error={errors.incident_date}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={values.incident_date}
            onChange={(event) => onValue("incident_date", event.target.value)}
            max={today || undefined}
            className="max-w-60"
          />
        )}
      </Field>
    </FormPart>
  );
}
