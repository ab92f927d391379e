import { useEffect, useState } from "react";
import type { ChosenArea } from "@/components/areas/chosen-area";
import { Fold } from "@/components/forms/fold";
import { PlaceField } from "@/components/forms/place-field";
import { LineField } from "@/components/forms/typed-field";
import type { PickedPoint } from "@/components/map/coordinates";
import { useMyLocation } from "@/components/map/picker/use-my-location";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { FieldError, RequiredMark } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { useQuestion } from "@/components/ui/use-question";
import { formatDate } from "@/lib/format/dates";
import type { FieldErrors } from "@/lib/kernel/errors";
import { DAMAGE_TYPES, kindDrawing, OTHER_DAMAGE } from "@/lib/reports/rules";
import type { TextField, TextValues } from "./report-values";

/** What each part of the form gets. */
interface FieldsProps {
  values: TextValues;
  errors: FieldErrors;
  onValue: (field: TextField, value: string) => void;
}

// The native radio lies over the tile, so that taps, keys and screen readers find it, and shows its ring.
const TILE =
  "relative flex h-full flex-col items-center gap-1 rounded-md border-2 border-line-strong bg-paper px-1 pt-2 pb-1.5 text-center text-sm font-semibold text-ink-soft has-checked:border-primary has-checked:bg-primary-soft";

/** The kind of damage as drawings; only "Lainnya" can be named in words. */
export function KindField({ values, errors, onValue }: FieldsProps) {
  const value = values.damage_type;
  const chosen = value === "" ? undefined : (DAMAGE_TYPES.find((kind) => kind === value) ?? OTHER_DAMAGE);
  const error = errors.damage_type;
  return (
    <fieldset id="damage_type" className="min-w-0" aria-describedby={error ? "damage_type-error" : undefined}>
      <legend className="mb-2 font-semibold">
        Jenis kerusakan <RequiredMark />
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {DAMAGE_TYPES.map((kind) => (
          <div key={kind} className={kind === OTHER_DAMAGE ? "group max-sm:col-span-2" : undefined}>
            <label className={classNames(TILE, kind === OTHER_DAMAGE && "max-sm:flex-row max-sm:justify-center")}>
              <input
                type="radio"
                name="damage_type"
                value={kind}
                required
                checked={chosen === kind}
                onChange={() => {
                  // A browser that fills in "Lainnya" again takes no word away that was typed for it.
                  if (chosen !== kind) onValue("damage_type", kind);
                }}
                className="absolute inset-0 cursor-pointer appearance-none rounded-md"
              />
              <svg viewBox="0 0 96 64" aria-hidden="true" className="h-12 w-24">
                <use href={`/ilustrasi/jenis.svg#${kindDrawing(kind)}`} />
              </svg>
              <span className="flex min-h-8 items-center">
                <span>
                  <Breakable text={kind} />
                </span>
              </span>
            </label>
            {kind === OTHER_DAMAGE ? (
              <div className="mt-2 hidden group-has-checked:block">
                <Input
                  name="damage_type_other"
                  aria-label="Jenis lainnya"
                  placeholder="Tulis jenisnya"
                  value={value === OTHER_DAMAGE || chosen !== OTHER_DAMAGE ? "" : value}
                  onChange={(event) => onValue("damage_type", event.target.value || OTHER_DAMAGE)}
                  maxLength={80}
                  autoComplete="off"
                />
              </div>
            ) : null}
          </div>
        ))}
      </div>
      {error ? <FieldError id="damage_type-error" text={error} /> : null}
    </fieldset>
  );
}

/** `Kerusakan pesisir/mangrove` may break after the stroke, which browsers do not do by themselves. */
function Breakable({ text }: { text: string }) {
  const [head, tail] = text.split("/");
  if (tail === undefined) return text;
  return (
    <>
      {head}/<wbr />
      {tail}
    </>
  );
}

/** Only a form with a point needs it; where it does not load, the server finds the area by itself. */
const loadAreaField = () => import("@/components/areas/area-field").then(({ AreaField }) => AreaField);

const loadStrip = () => import("@/components/map/point-strip").then(({ PointStrip }) => PointStrip);

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
  const { Question: Strip, prepareQuestion: prepareStrip } = useQuestion(loadStrip);
  const { locating, locate } = useMyLocation();
  const [note, setNote] = useState({ error: "", status: "" });
  const [open, setOpen] = useState(false);
  const placed = place !== null;
  const mustOpen = Boolean(errors.latitude ?? errors.longitude ?? errors.area_code) || place?.approximate === true;
  const shown = open || mustOpen;

  useEffect(() => {
    if (placed && shown) void prepareQuestion();
    else if (placed) void prepareStrip();
  }, [placed, shown, prepareQuestion, prepareStrip]);

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

interface WhoFieldsProps extends FieldsProps {
  /** The name as it will be shown; empty is anonymous. */
  name: string;
  secret: boolean;
  onSecret: (secret: boolean) => void;
  /** Latest day that may be chosen; empty until the browser's clock is known. */
  today: string;
}

/** When it was, who reports, and an address for news: all of it is right for most people as it is. */
export function WhoFields({ values, errors, onValue, name, today, secret, onSecret }: WhoFieldsProps) {
  const [open, setOpen] = useState(false);
  const day = values.incident_date;
  const mustOpen = Boolean(errors.incident_date ?? errors.reporter_name ?? errors.email);
  return (
    <Fold
      summary={`${day === today || day === "" ? "Hari ini" : formatDate(day)} · ${name.trim() || "anonim"}${secret ? " · rahasia" : ""} · ubah`}
      open={open || mustOpen}
      onOpen={setOpen}
    >
      <LineField
        name="incident_date"
        label="Tanggal kejadian"
        error={errors.incident_date}
        type="date"
        value={day}
        onValue={onValue}
        max={today || undefined}
        className="max-w-60"
      />
      <LineField
        name="reporter_name"
        label="Nama pelapor"
        error={errors.reporter_name}
        hint="Kosongkan untuk anonim."
        value={name}
        onValue={onValue}
        maxLength={80}
        autoComplete="name"
      />
      <LineField
        name="email"
        label="Email untuk kabar laporan"
        error={errors.email}
        hint="Tidak pernah ditampilkan. Dengan mengisinya, Anda setuju alamat ini kami simpan untuk kabar laporan ini saja."
        type="email"
        value={values.email}
        onValue={onValue}
        maxLength={254}
        autoComplete="email"
        inputMode="email"
      />
      {/* By hand: this page has no room for the program of a checkbox that can be wrong. */}
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="secret"
          value="ya"
          checked={secret}
          onChange={(event) => onSecret(event.target.checked)}
          className="mt-0.5 size-6 shrink-0"
        />
        <span>
          <b className="block font-semibold">Rahasiakan laporan ini</b> Hanya Anda dan pengelola yang melihatnya.
        </span>
      </label>
    </Fold>
  );
}
