import type { ReactNode } from "react";
import type { OwnFieldProps } from "@/components/forms/use-form";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { REGISTRATION } from "@/lib/events/event/fields-register";
import { MAX_PEOPLE, remainingSeats, UNPROVED_PEOPLE } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatCount } from "@/lib/format/numbers";
import { isShort, offerText } from "./registration-words";

interface RegisterSeatsProps {
  seats: Pick<EventView, "registered" | "capacity">;
  people: number;
  /** The dialog was opened to wait for a seat. */
  wasFull: boolean;
  byEmail: boolean;
  /** Whether to wait. */
  tick: ReactNode;
}

interface PeopleFieldProps extends OwnFieldProps {
  /** As many people as still find a seat, or as may wait for one. */
  most: number;
  /** With an account; without one the server takes fewer people at once. */
  signedIn: boolean;
}

const PEOPLE = Object.entries(REGISTRATION.people.labels).map(([value, label]) => ({ value, label }));

/** How many come, as far as there are seats. */
export function PeopleField({ most, signedIn, value, onValue, id, name, label, required, error }: PeopleFieldProps) {
  const cap = signedIn ? MAX_PEOPLE : UNPROVED_PEOPLE;
  const more = signedIn ? undefined : `Lebih dari ${UNPROVED_PEOPLE} orang? Masuk dengan akun lebih dahulu.`;
  const hint = most < cap ? `Tersisa untuk ${most} orang.` : more;
  return (
    <Field id={id} name={name} label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onValue(target.value)}
          options={PEOPLE.slice(0, most)}
        />
      )}
    </Field>
  );
}

/** Asks whether to wait for seats when there are too few. */
export function RegisterSeats({ seats, people, wasFull, byEmail, tick }: RegisterSeatsProps) {
  if (wasFull) {
    return (
      <Notice tone="wait" title="Semua tempat sudah terisi">
        Anda masuk antrean. {offerText(byEmail)}
      </Notice>
    );
  }
  if (!isShort(seats, people)) return null;
  const left = remainingSeats(seats);
  return (
    <div className="grid gap-3 rounded-md bg-accent-soft p-4">
      <p role="status" className="font-semibold">
        {left === 0 ? "Semua tempat sudah terisi." : `Hanya tersisa ${formatCount(left)} tempat.`}
      </p>
      {tick}
    </div>
  );
}
