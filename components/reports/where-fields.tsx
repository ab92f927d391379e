import { useEffect, useState } from "react";
import type { ChosenArea } from "@/components/areas/chosen-area";
import { Fold } from "@/components/forms/fold";
import { LineField } from "@/components/forms/typed-field";
import { useQuestion } from "@/components/forms/use-question";
import type { PickedPoint } from "@/components/map/coordinates";
import { PlaceField } from "@/components/map/picker/place-field";
import { useMyLocation } from "@/components/map/picker/use-my-location";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { FieldsProps } from "./form-part";

/** Only a form with a point needs it; where it does not load, the server finds the area by itself. */
const loadAreaField = () => import("@/components/areas/area-field").then(({ AreaField }) => AreaField);

interface WhereFieldsProps extends FieldsProps {
  place: PickedPoint | null;
  onPlace: (place: PickedPoint | null) => void;
  area: ChosenArea | null;
  onArea: (area: ChosenArea | null) => void;
  tileUrl: string;
}

/** Where it is: the device says it by one tap; map and search are for who is elsewhere. */
export function WhereFields({ values, errors, onValue, place, onPlace, area, onArea, tileUrl }: WhereFieldsProps) {
  const { Question: AreaField, prepareQuestion } = useQuestion(loadAreaField);
  const { locating, locate } = useMyLocation();
  const [note, setNote] = useState({ error: "", status: "" });
  const [open, setOpen] = useState(false);
  const placed = place !== null;
  const mustOpen = Boolean(errors.latitude ?? errors.longitude ?? errors.area_code) || place?.approximate === true;
  const shown = open || mustOpen;

  useEffect(() => {
    if (placed && shown) void prepareQuestion();
  }, [placed, shown, prepareQuestion]);

  async function askDevice(): Promise<void> {
    setNote({ error: "", status: "Menentukan posisi Anda…" });
    const found = await locate();
    if (typeof found === "string") {
      setNote({ error: found, status: "" });
      setOpen(true);
      return;
    }
    const { accuracy, ...point } = found;
    setNote({ error: "", status: `Titik Anda dipakai, ketelitian ${Math.ceil(accuracy).toLocaleString("id-ID")} m.` });
    onPlace({ ...point, approximate: false });
  }

  return (
    <div className="grid gap-2">
      <Button
        variant={placed ? "secondary" : "primary"}
        size="large"
        wide
        busy={locating}
        className="needs-script"
        onClick={() => void askDevice()}
      >
        <Icon name="locate" /> Di sini
      </Button>
      {note.error ? (
        <div role="alert">
          <FieldError id="here-error" text={note.error} />
        </div>
      ) : null}
      <p role="status" className={note.status ? "text-sm text-ink-soft" : "sr-only"}>
        {note.status}
      </p>
      <LineField
        name="location"
        label="Lokasi"
        required
        error={errors.location}
        hint="Nama jalan, kampung, atau patokan."
        value={values.location}
        onValue={onValue}
        maxLength={200}
        // What was written is there again for who comes back without scripts.
        autoComplete="on"
      />
      <Fold summary="Ubah titik" open={shown} onOpen={setOpen} className="needs-script">
        <PlaceField
          id="place"
          place={place}
          onPlace={(picked) => {
            setNote({ error: "", status: "" });
            onPlace(picked);
          }}
          searchText={values.location}
          tileUrl={tileUrl}
          error={errors.latitude ?? errors.longitude}
          withDevice={false}
        />
        {place && AreaField ? <AreaField place={place} area={area} onArea={onArea} error={errors.area_code} /> : null}
      </Fold>
    </div>
  );
}
