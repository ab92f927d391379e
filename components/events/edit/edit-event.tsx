"use client";

import { useState } from "react";
import { EventWhatFields, EventWhenFields, EventWhereFields, PHOTO_HINT } from "@/components/events/add/add-fields";
import {
  type EventField,
  type EventValues,
  errorsOf,
  eventBody,
  eventErrors,
  problemsIn,
} from "@/components/events/add/add-values";
import { assertZone, useZone } from "@/components/events/add/use-zone";
import type { DraftPhoto } from "@/components/forms/form-draft";
import { FormPart } from "@/components/forms/form-part";
import { PHOTO_UNDERWAY, type Refusal, useSubmission } from "@/components/forms/use-submission";
import type { PickedPoint } from "@/components/map/coordinates";
import { PhotoField } from "@/components/photos/photo-field";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import { zoneByLongitude, zoneOfArea } from "@/lib/areas/zones";
import { onClockOf } from "@/lib/events/event/moments";
import type { EventView } from "@/lib/events/event/view";
import type { Zone } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";

/** What the form that edits an event is filled with. */
interface EditedEvent {
  values: EventValues;
  place: PickedPoint | null;
  photo: DraftPhoto | null;
}

interface EditEventProps {
  event: EventView & { revision: number };
  tileUrl: string;
  /** Key of the private link, where its holder edits. */
  token?: string;
  onSaved: (event: EventView) => void;
}

const REFUSED = "Perubahan belum dikirim. Perbaiki dahulu isian berikut.";

/** Changes an event that has not begun; who has registered hears of a new time or place from the server. */
export function EditEvent({ event, tileUrl, token, onSaved }: EditEventProps) {
  const [edited, setEdited] = useState(() => editedEvent(event));
  const { failure, busy, run, clearErrors } = useSubmission();
  const [photoBusy, setPhotoBusy] = useState(false);
  const { values, place, photo } = edited;
  const errors = failure?.errors ?? {};
  const looked = useZone(place, values.location);
  const isMoved = (place?.latitude ?? null) !== event.latitude || (place?.longitude ?? null) !== event.longitude;
  const own = isMoved ? null : zoneOfPlace(event);

  function write(field: EventField, value: string) {
    setEdited((old) => ({ ...old, values: { ...old.values, [field]: value } }));
    clearErrors(...errorsOf(field));
  }

  function setPlace(next: PickedPoint | null) {
    setEdited((old) => ({ ...old, place: next }));
    clearErrors("latitude", "longitude", "zone");
  }

  function refusal(): Refusal | null {
    const errors = eventErrors(values);
    if (Object.keys(errors).length > 0) return { message: REFUSED, errors };
    return photoBusy ? PHOTO_UNDERWAY : null;
  }

  async function save() {
    if (own === null) await assertZone(values.zone, place, values.location);
    const body = {
      ...eventBody(values, place, photo?.id ?? null),
      revision: event.revision,
      ...(token ? { token } : {}),
    };
    onSaved(await fetchJson<EventView>(`/api/events/${event.id}`, { method: "PATCH", body }));
  }

  const problems = problemsIn(errors);
  const fields = { values, errors, onValue: write };
  return (
    <form
      method="post"
      noValidate
      aria-label="Ubah event"
      className="needs-script grid gap-6"
      onSubmit={(submission) => {
        submission.preventDefault();
        void run(refusal(), save);
      }}
    >
      <p className="text-sm text-ink-faint">
        Kolom bertanda (*) harus diisi. Bila judul, waktu, atau tempatnya berubah, yang terjangkau email diberi tahu;
        yang lain dikabari penyelenggara.
      </p>
      <ErrorSummary
        title={failure?.status === null ? failure.message : undefined}
        errors={problems}
        attempt={failure?.attempt ?? 0}
      />
      <FormPart title="Apa kegiatannya?">
        <EventWhatFields {...fields} />
      </FormPart>
      <FormPart title="Kapan?">
        <EventWhenFields {...fields} found={own ?? looked} today="" />
      </FormPart>
      <FormPart title="Di mana?">
        <EventWhereFields {...fields} place={place} onPlace={setPlace} tileUrl={tileUrl} />
      </FormPart>
      <PhotoField
        id="event-foto"
        photo={photo}
        error={errors.photo_id}
        onPhoto={(next) => {
          setEdited((old) => ({ ...old, photo: next }));
          clearErrors("photo_id");
        }}
        onBusy={setPhotoBusy}
        onPosition={(latitude, longitude) => setPlace({ latitude, longitude })}
        hint={PHOTO_HINT}
      />
      {failure && Object.keys(problems).length === 0 ? (
        <Notice tone="bad" live="alert" title={`Gagal menyimpan event: ${failure.message}`}>
          Isian Anda masih ada di halaman ini.
        </Notice>
      ) : null}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? "Menyimpan…" : "Simpan perubahan"}
      </Button>
    </form>
  );
}

/** An event as its form shows it, on the clock of its place. */
export function editedEvent(event: EventView): EditedEvent {
  const { latitude, longitude, approximate, zone } = event;
  const place = latitude === null || longitude === null ? null : { latitude, longitude, approximate };
  const [date, time] = onClock(event.date, zone);
  const [endsDate, endsTime] = onClock(event.ends, zone);
  return {
    values: {
      title: event.title,
      description: event.description,
      date,
      time,
      ends_date: endsDate === date ? "" : endsDate,
      ends_time: endsTime,
      zone: zone === zoneOfPlace(event) ? "" : zone,
      location: event.location,
      capacity: String(event.capacity),
      organiser: event.organiser,
    },
    place,
    photo: photoOf(event.photo),
  };
}

/** The clock of its area or point, which the server follows too as long as the point stays. */
function zoneOfPlace({ area_code, province, latitude, longitude }: EventView): Zone | null {
  return zoneOfArea({ areaCode: area_code, province }) ?? zoneByLongitude({ latitude, longitude });
}

function onClock(moment: string, zone: EventView["zone"]): [day: string, time: string] {
  const text = onClockOf(moment, zone);
  return [text.slice(0, 10), text.slice(11, 16)];
}

/** A photo's address holds its id. */
function photoOf(address: string | null): DraftPhoto | null {
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(address ?? "")?.[0];
  return address === null || id === undefined ? null : { id, url: address };
}
