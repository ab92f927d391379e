"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { sentArea } from "@/components/areas/chosen-area";
import { PlaceArea } from "@/components/areas/place-area";
import { useFormDraft } from "@/components/forms/draft-notices";
import { Form } from "@/components/forms/form";
import { FormPart } from "@/components/forms/form-part";
import { PHOTO_UNDERWAY, photoOf } from "@/components/forms/form-photo";
import { localDay } from "@/components/forms/local-day";
import { NumberEcho } from "@/components/forms/number-echo";
import { PlaceField } from "@/components/forms/place-field";
import { useForm } from "@/components/forms/use-form";
import type { PickedPoint } from "@/components/map/coordinates";
import { PhotoField } from "@/components/photos/photo-field";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Notice } from "@/components/ui/notice";
import { RadioGroup } from "@/components/ui/radio-group";
import { PHOTO_HINT, sentAddedEvent } from "@/lib/events/event/fields";
import { CATEGORY_LABELS, EVENT_MESSAGES, type EventKind, KIND_LABELS } from "@/lib/events/event/rules";
import type { CreatedEventView } from "@/lib/events/event/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { AccessDialog } from "./access-form";
import { ADD_DRAFT, type AddFields, FIELDS } from "./add-draft";
import { EventAdded } from "./add-sent";
import { EventWhen } from "./event-when";
import { type ReportFill, ReportNotice, useRequestedReport } from "./requested-report";
import { useReloadLists } from "./use-reload-lists";
import { assertZone, useZone } from "./use-zone";

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const KINDS = optionsOf(KIND_LABELS);

const CATEGORIES = optionsOf(CATEGORY_LABELS);

const REFUSED = "Event belum dikirim. Perbaiki dahulu isian berikut.";

interface AddEventProps {
  /** What the new event is, until the person chooses. */
  kind: EventKind;
  tileUrl: string;
  onAdded?: (event: CreatedEventView) => void;
}

/** The form that adds an event: kept while it is written, sent once, never lost. */
export function AddEvent({ kind: preset, tileUrl, onAdded }: AddEventProps) {
  const [photoBusy, setPhotoBusy] = useState(false);
  /** Until this failure the code was asked for. */
  const [codeUntil, setCodeUntil] = useState(0);
  const reloadLists = useReloadLists();
  const requested = useRequestedReport();
  const handle = useFormDraft(ADD_DRAFT);
  const { draft, ready, change } = handle;
  const form = useForm<AddFields, CreatedEventView>(FIELDS[preset], {
    draft: handle,
    idPrefix: "event-",
    trusted: true,
    summary: () => REFUSED,
    refuse: () => (photoBusy ? PHOTO_UNDERWAY : null),
    more: async ({ values, place, photo }) => {
      await assertZone(values.zone, place, values.location);
      return {
        kind: preset,
        ...(place && { latitude: place.latitude, longitude: place.longitude }),
        ...(place?.approximate && { approximate: true }),
        ...(photo && { photo_id: photo.id }),
        ...(draft.report && { report_id: draft.report.id }),
        ...sentArea(draft.area, place),
      };
    },
    send: (body, key) => fetchJson("/api/events", { method: "POST", body: sentAddedEvent(body), key }),
    onSent: (event) => {
      onAdded?.(event);
      form.clear();
      reloadLists();
    },
  });
  const { sending, failure, field, clearErrors } = form;
  const found = useZone(draft.place, draft.values.location);

  const fillIn = useEffectEvent((fill: ReportFill) => change(fill(draft)));
  useEffect(() => {
    if (ready && requested.fill) fillIn(requested.fill);
  }, [ready, requested.fill]);

  if (sending.step === "sent") return <EventAdded event={sending.answer} onAnother={form.startAnother} />;

  const attempt = failure?.attempt ?? 0;
  // The code's time is over: it is entered again, over the filled form.
  const codeNeeded = failure?.status === 403 && codeUntil < attempt;
  const setPlace = (place: PickedPoint | null) => {
    change({ place });
    clearErrors("latitude", "longitude", "zone", "area_code");
  };
  const kind = form.propsOf("kind");
  const category = form.propsOf("category");
  const point = form.propsOf("latitude");
  const { capacity, location } = draft.values;
  return (
    <>
      <Form
        of={codeNeeded ? { ...form, failure: null } : form}
        label="Tambah Event"
        note="Kolom bertanda (*) harus diisi."
        className="grid gap-6"
        send="Tambah event"
        sending="Menambahkan event…"
        problem={
          <Notice tone="bad" live="alert" title={`${EVENT_MESSAGES.addFailed}: ${failure?.message}`}>
            Isian Anda masih tersimpan.
          </Notice>
        }
      >
        <ReportNotice report={draft.report} problem={requested.problem} onForget={() => change({ report: null })} />
        <FormPart title="Apa kegiatannya?">
          <RadioGroup
            // Not the name of the field: what is drawn before a draft is read is no choice.
            name={kind.id}
            legend={kind.label}
            required
            options={KINDS}
            value={kind.value || preset}
            onChange={kind.onValue}
          />
          {(kind.value || preset) === "COMMUNITY" ? (
            <RadioGroup
              name={category.id}
              legend={category.label}
              required
              options={CATEGORIES}
              value={category.value}
              error={category.error}
              onChange={category.onValue}
            />
          ) : null}
          {field("title")}
          {field("description")}
          {field("capacity", {
            after: (
              <NumberEcho
                id={form.idOf("capacity")}
                text={capacity}
                unit="orang"
                whole
                onText={form.propsOf("capacity").onValue}
              />
            ),
          })}
          {field("organiser")}
          {field("organiser_email", {
            hint: (
              <>
                {FIELDS[preset].organiser_email.hint} <PrivacyLink />
              </>
            ),
          })}
        </FormPart>
        <FormPart title="Kapan?">
          <EventWhen form={form} found={found} today={ready ? localDay(new Date()) : ""} />
        </FormPart>
        <FormPart title="Di mana?">
          {field("location")}
          <PlaceField
            id={point.id}
            place={draft.place}
            onPlace={setPlace}
            searchText={location}
            tileUrl={tileUrl}
            error={point.error}
          />
          <PlaceArea
            id={form.idOf("area_code")}
            place={draft.place}
            area={draft.area}
            onArea={(area) => change({ area })}
            error={form.propsOf("area_code").error}
            words={location}
          />
        </FormPart>
        <PhotoField
          {...photoOf(form)}
          onBusy={setPhotoBusy}
          onPosition={(latitude, longitude) => setPlace({ latitude, longitude })}
          hint={PHOTO_HINT}
        />
      </Form>
      <AccessDialog
        open={codeNeeded && sending.step === "filling"}
        onClose={() => setCodeUntil(attempt)}
        onAllowed={() => {
          setCodeUntil(attempt);
          void form.submit();
        }}
      />
    </>
  );
}
