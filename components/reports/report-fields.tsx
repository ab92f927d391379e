import { useState } from "react";
import type { ChosenArea } from "@/components/areas/chosen-area";
import { PlaceArea } from "@/components/areas/place-area";
import { Fold } from "@/components/forms/fold";
import { PlaceField } from "@/components/forms/place-field";
import type { PickedPoint } from "@/components/map/coordinates";
import { useMyLocation } from "@/components/map/picker/use-my-location";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { usePart } from "@/components/ui/use-question";
import { formatDate } from "@/lib/format/dates";
import { AGREED } from "@/lib/forms/fields";
import type { ReportFormHandle } from "./use-report-form";

const loadStrip = () => import("@/components/map/point-strip").then(({ PointStrip }) => PointStrip);

interface WhereFieldsProps {
  form: ReportFormHandle;
  onPlace: (place: PickedPoint | null) => void;
  area: ChosenArea | null;
  onArea: (area: ChosenArea | null) => void;
  tileUrl: string;
}

/** Where it is: the device says it by one tap; map and search are for who is elsewhere. */
export function WhereFields({ form, onPlace, area, onArea, tileUrl }: WhereFieldsProps) {
  const { locating, locate } = useMyLocation();
  const [note, setNote] = useState({ error: "", status: "" });
  const [open, setOpen] = useState(false);
  const { place, values } = form.draft;
  const placed = place !== null;
  const { id, error } = form.propsOf("latitude");
  const areaError = form.propsOf("area_code").error;
  const shown = open || Boolean(error ?? areaError) || place?.approximate === true;
  const Strip = usePart(loadStrip, placed && !shown);

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
      {place && !shown && Strip ? <Strip point={place} tileUrl={tileUrl} /> : null}
      {form.field("location")}
      <Fold summary="Ubah titik" open={shown} onOpen={setOpen} className="needs-script">
        <PlaceField
          id={id}
          place={place}
          onPlace={(picked) => {
            setNote({ error: "", status: "" });
            onPlace(picked);
          }}
          searchText={values.location}
          tileUrl={tileUrl}
          error={error}
          withDevice={false}
        />
        {place && shown ? (
          <PlaceArea
            id={form.idOf("area_code")}
            place={place}
            area={area}
            onArea={onArea}
            error={areaError}
            words={values.location}
          />
        ) : null}
      </Fold>
    </div>
  );
}

interface WhoFieldsProps {
  form: ReportFormHandle;
  /** Latest day that may be chosen; empty until the browser's clock is known. */
  today: string;
}

/** When it was, who reports, and an address for news: all of it is right for most people as it is. */
export function WhoFields({ form, today }: WhoFieldsProps) {
  const [open, setOpen] = useState(false);
  const { field, propsOf } = form;
  const { incident_date: day, reporter_name: name, secret } = form.draft.values;
  const mustOpen = Boolean(propsOf("incident_date").error ?? propsOf("reporter_name").error ?? propsOf("email").error);
  return (
    <Fold
      summary={`${day === today || day === "" ? "Hari ini" : formatDate(day)} · ${name.trim() || "anonim"}${secret === AGREED ? " · rahasia" : ""} · ubah`}
      open={open || mustOpen}
      onOpen={setOpen}
    >
      {field("incident_date", { max: today || undefined, className: "max-w-60" })}
      {field("reporter_name")}
      {field("email")}
      {field("secret")}
    </Fold>
  );
}
