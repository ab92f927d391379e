import type { ReactNode } from "react";
import type { PickedPoint } from "@/components/map/coordinates";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { dateNotices } from "@/lib/events/event/date-notices";
import { DEFAULT_HOURS, DEFAULT_START, EVENT_ZONES } from "@/lib/events/event/rules";
import { zoneAt } from "@/lib/format/dates";
import { type EventField, type EventFieldsProps, spanOf } from "./add-values";

interface WhenFieldsProps extends EventFieldsProps {
  place: PickedPoint | null;
  /** First day that may be chosen; empty until the browser's clock is known. */
  today: string;
}

/** When it begins and ends, on which clock, and what those days collide with. */
export function EventWhenFields({ values, errors, onValue, place, today }: WhenFieldsProps) {
  const span = spanOf(values, place);
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
        hint="Mengikuti titik di peta, kecuali Anda memilih sendiri."
      >
        {(control) => (
          <Select
            {...control}
            options={EVENT_ZONES}
            placeholder={`Otomatis: ${zoneAt(place)}`}
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
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}
