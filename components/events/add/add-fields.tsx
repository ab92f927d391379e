import type { ReactNode } from "react";
import { NumberEcho } from "@/components/forms/number-echo";
import { PlaceField } from "@/components/forms/place-field";
import { LineField, ParagraphsField } from "@/components/forms/typed-field";
import type { PickedPoint } from "@/components/map/coordinates";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { dateNotices } from "@/lib/events/event/date-notices";
import { DEFAULT_HOURS, DEFAULT_START, EVENT_ZONES } from "@/lib/events/event/rules";
import type { Zone } from "@/lib/format/dates";
import type { FieldErrors } from "@/lib/kernel/errors";
import { type EventField, type EventFieldsProps, spanOf, zonesFrom } from "./add-values";

export const PHOTO_HINT = "Tampil di halaman kegiatan. Foto orang lain hanya dengan izinnya.";

const UNKNOWN_ZONE = "Daerah lokasi ini belum kami kenali. Pilih zona waktunya, atau titiknya di peta.";

const IDS = { location: "event-lokasi", place: "event-titik" };

interface WhereFieldsProps extends EventFieldsProps {
  place: PickedPoint | null;
  onPlace: (place: PickedPoint | null) => void;
  tileUrl: string;
}

interface WhenFieldsProps extends EventFieldsProps {
  /** The clock of the place; null where nobody can say, so that the person must. */
  found: Zone | null | undefined;
  /** First day that may be chosen; empty until the browser's clock is known. */
  today: string;
}

/** When it begins and ends, on which clock, and what those days collide with. */
export function EventWhenFields({ values, errors, onValue, found, today }: WhenFieldsProps) {
  const span = spanOf(values, found);
  const notices = span === null ? [] : dateNotices(span);

  function input(field: EventField, type: "date" | "time", min?: string) {
    return (control: object) => (
      <Input
        {...control}
        type={type}
        min={min}
        value={values[field]}
        onChange={(event) => onValue(field, event.target.value)}
      />
    );
  }

  return (
    <>
      <Pair>
        <Field id="event-tanggal" name="date" label="Tanggal" required error={errors.date}>
          {input("date", "date", today || undefined)}
        </Field>
        <Field id="event-jam" name="time" label="Jam mulai">
          {input("time", "time")}
        </Field>
      </Pair>
      <Pair>
        <Field id="event-tanggal-selesai" name="ends_date" label="Tanggal selesai">
          {input("ends_date", "date", values.date || today || undefined)}
        </Field>
        <Field id="event-jam-selesai" name="ends_time" label="Jam selesai" error={errors.ends}>
          {input("ends_time", "time")}
        </Field>
      </Pair>
      <p className="-mt-2 text-sm text-ink-faint">
        Tanpa jam mulai, kegiatan dimulai pukul {DEFAULT_START.replace(":", ".")}. Tanpa jam selesai, lamanya{" "}
        {DEFAULT_HOURS} jam. Isi tanggal selesai hanya bila berbeda hari.
      </p>
      <Field
        id="event-zona"
        name="zone"
        label="Zona waktu"
        error={errors.zone}
        required={found === null}
        hint={found === null ? UNKNOWN_ZONE : "Mengikuti lokasi kegiatan, kecuali Anda memilih sendiri."}
      >
        {(control) => (
          <Select
            {...control}
            options={found === null ? zonesFrom(new Date().getTimezoneOffset()) : EVENT_ZONES}
            placeholder={found === null ? "Pilih zona waktu" : `Otomatis: ${found ?? "dari lokasi"}`}
            value={values.zone}
            onChange={(event) => onValue("zone", event.target.value)}
          />
        )}
      </Field>
      <div role="status">
        {notices.length > 0 ? (
          <Notice tone="wait" title="Perhatikan tanggalnya">
            <ul className="grid gap-1">
              {notices.map(({ words }) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <p className="mt-1">Anda tetap dapat memakai waktu ini.</p>
          </Notice>
        ) : null}
      </div>
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">{children}</div>;
}

/** What the event is, how many may come, and who invites. */
export function EventWhatFields({ values, errors, onValue }: EventFieldsProps) {
  return (
    <>
      <LineField
        id="event-judul"
        name="title"
        label="Judul kegiatan"
        required
        error={errors.title}
        value={values.title}
        onValue={onValue}
        maxLength={120}
        autoComplete="off"
      />
      <ParagraphsField
        id="event-deskripsi"
        name="description"
        label="Deskripsi"
        required
        error={errors.description}
        hint="Apa yang dikerjakan bersama, apa yang perlu dibawa, dan cara ke sana."
        value={values.description}
        onValue={onValue}
        maxLength={4000}
      />
      <LineField
        id="event-kapasitas"
        name="capacity"
        label="Kapasitas"
        required
        error={errors.capacity}
        hint="Jumlah orang yang dapat ikut."
        value={values.capacity}
        onValue={onValue}
        after={
          <NumberEcho
            id="event-kapasitas"
            text={values.capacity}
            unit="orang"
            whole
            onText={(text) => onValue("capacity", text)}
          />
        }
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        className="max-w-40 tabular-nums"
      />
      <LineField
        id="event-penyelenggara"
        name="organiser"
        label="Penyelenggara"
        error={errors.organiser}
        hint="Nama kelompok atau lembaga. Tampil untuk umum, jadi jangan menulis nomor telepon."
        value={values.organiser}
        onValue={onValue}
        maxLength={80}
        autoComplete="organization"
      />
    </>
  );
}

/** Where it is: the words for people, the point for the map, the clock and the province. */
export function EventWhereFields({ values, ...props }: WhereFieldsProps) {
  return (
    <LocationFields
      {...props}
      ids={IDS}
      hint="Tempat berkumpul. Contoh: Lapangan Merdeka, Medan."
      value={values.location}
    />
  );
}

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
function LocationFields({
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
        autoComplete="off"
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
