"use client";

import { type FormEvent, useRef, useState } from "react";
import { errorOf, problemsIn } from "@/components/events/add/add-error-places";
import { EventWhatFields } from "@/components/events/add/add-fields-what";
import { EventWhenFields } from "@/components/events/add/add-fields-when";
import { EventWhereFields, PHOTO_HINT } from "@/components/events/add/add-fields-where";
import { type EventField, eventBody, eventErrors } from "@/components/events/add/add-values";
import type { PickedPoint } from "@/components/map/coordinates";
import { PhotoField } from "@/components/photos/photo-field";
import { FormPart } from "@/components/reports/form-part";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import type { EventView } from "@/lib/events/event/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import type { FieldErrors } from "@/lib/kernel/errors";
import { editedEvent } from "./edit-values";

interface EditEventProps {
  event: EventView & { revision: number };
  tileUrl: string;
  /** Key of the private link, where its holder edits. */
  token?: string;
  onSaved: (event: EventView) => void;
}

interface Failure {
  message: string;
  fields: FieldErrors;
  status: number | null;
}

const REFUSED = "Perubahan belum dikirim. Perbaiki dahulu isian berikut.";

/** Changes an event that has not begun; who has registered hears of a new time or place from the server. */
export function EditEvent({ event, tileUrl, token, onSaved }: EditEventProps) {
  const [edited, setEdited] = useState(() => editedEvent(event));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [photoBusy, setPhotoBusy] = useState(false);
  const sending = useRef(false);
  const { values, place, photo } = edited;
  const errors = failure?.fields ?? {};

  function markCorrected(...fields: string[]) {
    if (!failure || !fields.some((field) => failure.fields[field])) return;
    const left = Object.entries(failure.fields).filter(([field]) => !fields.includes(field));
    setFailure(left.length === 0 ? null : { ...failure, fields: Object.fromEntries(left) });
  }

  function write(field: EventField, value: string) {
    setEdited((old) => ({ ...old, values: { ...old.values, [field]: value } }));
    markCorrected(errorOf(field));
  }

  function setPlace(next: PickedPoint | null) {
    setEdited((old) => ({ ...old, place: next }));
    markCorrected("latitude", "longitude");
  }

  function refusal(): FieldErrors {
    const fields = eventErrors(values);
    return photoBusy ? { ...fields, photo_id: "Tunggu sampai foto selesai dikirim atau batalkan fotonya." } : fields;
  }

  async function save(submission: FormEvent) {
    submission.preventDefault();
    if (sending.current) return;
    setAttempt((count) => count + 1);
    const fields = refusal();
    if (Object.keys(fields).length > 0) return setFailure({ message: REFUSED, fields, status: null });
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const body = {
        ...eventBody(values, place, photo?.id ?? null),
        revision: event.revision,
        ...(token ? { token } : {}),
      };
      onSaved(await fetchJson<EventView>(`/api/events/${event.id}`, { method: "PATCH", body }));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const problems = problemsIn(errors);
  const fields = { values, errors, onValue: write };
  return (
    <form method="post" noValidate aria-label="Ubah event" className="needs-script grid gap-6" onSubmit={save}>
      <p className="text-sm text-ink-faint">
        Kolom bertanda (*) harus diisi. Bila judul, waktu, atau tempatnya berubah, yang sudah terdaftar diberi tahu
        lewat email.
      </p>
      <ErrorSummary title={failure?.status === null ? REFUSED : undefined} errors={problems} attempt={attempt} />
      <FormPart title="Apa kegiatannya?">
        <EventWhatFields {...fields} />
      </FormPart>
      <FormPart title="Kapan?">
        <EventWhenFields {...fields} place={place} today="" />
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
          markCorrected("photo_id");
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

function failureOf(error: unknown): Failure {
  if (error instanceof RequestFailed) return { message: error.message, fields: error.fields, status: error.status };
  return { message: "Terjadi kesalahan. Silakan coba lagi.", fields: {}, status: 0 };
}
