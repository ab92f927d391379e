import type { ReactNode } from "react";
import type { FormHandle } from "@/components/forms/use-form";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { dateNotices } from "@/lib/events/event/date-notices";
import type { EVENT } from "@/lib/events/event/fields";
import { DEFAULT_HOURS, DEFAULT_START, EVENT_ZONES } from "@/lib/events/event/rules";
import type { Zone } from "@/lib/format/dates";
import { spanOf, zonesFrom } from "./add-values";

const UNKNOWN_ZONE = "Daerah lokasi ini belum kami kenali. Pilih zona waktunya, atau titiknya di peta.";

interface EventWhenProps {
  form: Pick<FormHandle<typeof EVENT, never>, "field" | "propsOf">;
  /** The clock of the place; null where nobody can say, so that the person must. */
  found: Zone | null | undefined;
  /** First day that may be chosen; empty until the browser's clock is known. */
  today: string;
}

/** When it begins and ends, on which clock, and what those days collide with. */
export function EventWhen({ form: { field, propsOf }, found, today }: EventWhenProps) {
  const zone = propsOf("zone");
  const value = (name: keyof typeof EVENT) => propsOf(name).value;
  const date = value("date");
  const span = spanOf(
    { date, time: value("time"), ends_date: value("ends_date"), ends: value("ends"), zone: zone.value },
    found,
  );
  const notices = span === null ? [] : dateNotices(span);
  return (
    <>
      <Pair>
        {field("date", { min: today || undefined })}
        {field("time")}
      </Pair>
      <Pair>
        {field("ends_date", { min: date || today || undefined })}
        {field("ends")}
      </Pair>
      <p className="-mt-2 text-sm text-ink-faint">
        Tanpa jam mulai, kegiatan dimulai pukul {DEFAULT_START.replace(":", ".")}. Tanpa jam selesai, lamanya{" "}
        {DEFAULT_HOURS} jam. Isi tanggal selesai hanya bila berbeda hari.
      </p>
      <Field
        id={zone.id}
        name="zone"
        label={zone.label}
        error={zone.error}
        required={found === null}
        hint={found === null ? UNKNOWN_ZONE : "Mengikuti lokasi kegiatan, kecuali Anda memilih sendiri."}
      >
        {(control) => (
          <Select
            {...control}
            options={found === null ? zonesFrom(new Date().getTimezoneOffset()) : EVENT_ZONES}
            placeholder={found === null ? "Pilih zona waktu" : `Otomatis: ${found ?? "dari lokasi"}`}
            value={zone.value}
            onChange={(event) => zone.onValue(event.target.value)}
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
