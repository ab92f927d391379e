import { useEffect } from "react";
import type { ChosenArea } from "@/components/areas/chosen-area";
import { useQuestion } from "@/components/forms/use-question";
import type { PickedPoint } from "@/components/map/coordinates";
import { LocationFields } from "@/components/map/picker/location-fields";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type FieldsProps, FormPart } from "./form-part";

/** Only a form with a point needs it; where it does not load, the server finds the area by itself. */
const loadAreaField = () => import("@/components/areas/area-field").then(({ AreaField }) => AreaField);

interface WhereFieldsProps extends FieldsProps {
  place: PickedPoint | null;
  onPlace: (place: PickedPoint | null) => void;
  area: ChosenArea | null;
  onArea: (area: ChosenArea | null) => void;
  /** Latest day that may be chosen; empty until the browser's clock is known. */
  today: string;
  tileUrl: string;
}

/** Where and when. */
export function WhereFields({
  values,
  errors,
  onValue,
  place,
  onPlace,
  area,
  onArea,
  today,
  tileUrl,
}: WhereFieldsProps) {
  const { Question: AreaField, prepareQuestion } = useQuestion(loadAreaField);
  const placed = place !== null;
  useEffect(() => {
    if (placed) void prepareQuestion();
  }, [placed, prepareQuestion]);
  return (
    <FormPart title="Di mana dan kapan?">
      <LocationFields
        hint="Nama jalan, kampung, atau patokan. Contoh: Jalan Brigjen Katamso, dekat jembatan Sungai Deli, Medan."
        value={values.location}
        errors={errors}
        onValue={onValue}
        place={place}
        onPlace={onPlace}
        tileUrl={tileUrl}
      />
      {place && AreaField ? <AreaField place={place} area={area} onArea={onArea} error={errors.area_code} /> : null}
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
