"use client";

import { useState } from "react";
import { EventWhen } from "@/components/events/add/event-when";
import { assertZone, useZone } from "@/components/events/add/use-zone";
import { Form } from "@/components/forms/form";
import type { DraftPhoto } from "@/components/forms/form-draft";
import { FormPart } from "@/components/forms/form-part";
import { PHOTO_UNDERWAY, photoOf } from "@/components/forms/form-photo";
import { NumberEcho } from "@/components/forms/number-echo";
import { PlaceField } from "@/components/forms/place-field";
import { useForm, type Values } from "@/components/forms/use-form";
import type { PickedPoint } from "@/components/map/coordinates";
import { PhotoField } from "@/components/photos/photo-field";
import { Notice } from "@/components/ui/notice";
import { zoneByLongitude, zoneOfArea } from "@/lib/areas/zones";
import { EVENT, PHOTO_HINT, sentEvent } from "@/lib/events/event/fields";
import { onClockOf } from "@/lib/events/event/moments";
import type { EventView } from "@/lib/events/event/view";
import type { Zone } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";

/** First values of the form that changes an event. */
interface EditedEvent {
  initial: Values<typeof EVENT>;
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

const NOTE =
  "Kolom bertanda (*) harus diisi. Bila judul, waktu, atau tempatnya berubah, yang terjangkau email diberi tahu; yang lain dikabari penyelenggara.";

/** Changes an event that has not begun; registered people hear of a new time or place from the server. */
export function EditEvent({ event, tileUrl, token, onSaved }: EditEventProps) {
  const [photoBusy, setPhotoBusy] = useState(false);
  const form = useForm<typeof EVENT, EventView>(EVENT, {
    ...editedEvent(event),
    idPrefix: "event-",
    trusted: true,
    again: true,
    summary: () => REFUSED,
    refuse: () => (photoBusy ? PHOTO_UNDERWAY : null),
    more: ({ place, photo }) => ({
      ...(place && { latitude: place.latitude, longitude: place.longitude }),
      ...(place?.approximate && { approximate: true }),
      ...(photo && { photo_id: photo.id }),
      revision: event.revision,
      ...(token && { token }),
    }),
    send: async (body) => {
      if (own === null) await assertZone(draft.values.zone, draft.place, draft.values.location);
      return fetchJson<EventView>(`/api/events/${event.id}`, { method: "PATCH", body: sentEvent(body) });
    },
    onSent: onSaved,
  });
  const { draft, field, change, failure } = form;
  const looked = useZone(draft.place, draft.values.location);
  const own = isMoved(event, draft.place) ? null : zoneOfPlace(event);
  const setPlace = (place: PickedPoint | null) => {
    change({ place });
    form.clearErrors("latitude", "longitude", "zone");
  };
  const capacity = form.propsOf("capacity");
  const pointId = form.idOf("latitude");
  return (
    <Form
      of={form}
      label="Ubah event"
      className="needs-script grid gap-6"
      note={NOTE}
      send="Simpan perubahan"
      sending="Menyimpan…"
      problem={
        <Notice tone="bad" live="alert" title={`Gagal menyimpan event: ${failure?.message}`}>
          Isian Anda masih ada di halaman ini.
        </Notice>
      }
    >
      <FormPart title="Apa kegiatannya?">
        {field("title")}
        {field("description")}
        {field("capacity", {
          after: <NumberEcho id={capacity.id} text={capacity.value} unit="orang" whole onText={capacity.onValue} />,
        })}
        {field("organiser")}
      </FormPart>
      <FormPart title="Kapan?">
        <EventWhen form={form} found={own ?? looked} today="" />
      </FormPart>
      <FormPart title="Di mana?">
        {field("location")}
        <PlaceField
          id={pointId}
          place={draft.place}
          onPlace={setPlace}
          searchText={draft.values.location}
          tileUrl={tileUrl}
          error={form.problems[pointId]}
        />
      </FormPart>
      <PhotoField
        {...photoOf(form)}
        onBusy={setPhotoBusy}
        onPosition={(latitude, longitude) => setPlace({ latitude, longitude })}
        hint={PHOTO_HINT}
      />
    </Form>
  );
}

/** An event as its form shows it, on the clock of its place. */
export function editedEvent(event: EventView): EditedEvent {
  const { latitude, longitude, approximate, zone } = event;
  const place = latitude === null || longitude === null ? null : { latitude, longitude, approximate };
  const [date, time] = onClock(event.date, zone);
  const [endsDate, ends] = onClock(event.ends, zone);
  return {
    initial: {
      title: event.title,
      description: event.description,
      capacity: String(event.capacity),
      organiser: event.organiser,
      date,
      time,
      ends_date: endsDate === date ? "" : endsDate,
      ends,
      zone: zone === zoneOfPlace(event) ? "" : zone,
      location: event.location,
    },
    place,
    photo: photoIn(event.photo),
  };
}

function isMoved({ latitude, longitude }: EventView, place: PickedPoint | null): boolean {
  return (place?.latitude ?? null) !== latitude || (place?.longitude ?? null) !== longitude;
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
function photoIn(address: string | null): DraftPhoto | null {
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(address ?? "")?.[0];
  return address === null || id === undefined ? null : { id, url: address };
}
