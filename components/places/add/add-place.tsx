"use client";

import { useCallback, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { sentArea } from "@/components/areas/chosen-area";
import { PlaceArea } from "@/components/areas/place-area";
import { useFormDraft } from "@/components/forms/draft-notices";
import { Form } from "@/components/forms/form";
import { PHOTO_UNDERWAY, photoOf } from "@/components/forms/form-photo";
import { useDoubles } from "@/components/forms/use-doubles";
import { useForm } from "@/components/forms/use-form";
import { Drawing } from "@/components/layout/drawing";
import { type PickedPoint, type Point, rounded } from "@/components/map/coordinates";
import { sendOrQueue } from "@/components/outbox/outbox";
import { WaitingNotice } from "@/components/outbox/waiting-notice";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { useFindPoint } from "@/components/places/map/use-find-point";
import { FieldError } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Success } from "@/components/ui/success/success";
import { useQuestion } from "@/components/ui/use-question";
import { RequestFailed } from "@/lib/http/fetch-json";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PLACE } from "@/lib/places/fields";
import { PLACE_MESSAGES } from "@/lib/places/rules";
import type { CreatedPlaceView, NearbyPlaceView } from "@/lib/places/view";
import { PLACE_DRAFT } from "./add-place-draft";
import { AddPlaceMessage } from "./add-place-message";
import { AddPlacePoint } from "./add-place-point";
import { OWN_PLACES, OwnPlaces, sentPlaces } from "./own-places";
import { onlyExact, possibleDoubles } from "./place-checks";

const SEND = "Tambah lokasi";

const loadQuestion = () => import("./add-place-doubles").then(({ AddPlaceDoubles }) => AddPlaceDoubles);

export interface AddPlaceProps {
  /** TILE_URL of the server's configuration. */
  tileUrl: string;
  /** Clicked on the page's map; takes the place of the form's own point whenever it changes. */
  pickedPoint: Point | null;
  /** The visitor wants to choose on the page's map: the panel closes and opens again with `pickedPoint`. */
  onPickRequest: () => void;
  /** Sent; the panel stays open until the visitor closes it. */
  onAdded: (place: CreatedPlaceView) => void;
}

/** The form that adds a green place (spec 2.13 and 5): kept while it is written, sent once, never lost. */
export function AddPlace({ tileUrl, pickedPoint, onPickRequest, onAdded }: AddPlaceProps) {
  const [photoBusy, setPhotoBusy] = useState(false);
  const [added, setAdded] = useState<CreatedPlaceView | null>(null);
  const [searchErrors, setSearchErrors] = useState<FieldErrors>({});
  const { mutate } = useSWRConfig();
  const { Question, prepareQuestion } = useQuestion(loadQuestion);
  const { isFree, questionOf } = useDoubles<NearbyPlaceView>(prepareQuestion);
  const { finding, note, find, forget } = useFindPoint();
  const handle = useFormDraft(PLACE_DRAFT);
  const { area } = handle.draft;
  const form = useForm<typeof PLACE, CreatedPlaceView>(PLACE, {
    draft: handle,
    idPrefix: "lokasi-",
    refuse: () => (photoBusy ? PHOTO_UNDERWAY : null),
    more: async ({ values: { name }, place, photo }) => {
      setAdded(null);
      const point = place ?? onlyExact(await findByName(name));
      if (!(await isFree(point, (around) => possibleDoubles(name, around)))) return null;
      const { latitude, longitude, approximate } = point;
      const more = { ...(approximate && { approximate }), ...(photo && { photo_id: photo.id }) };
      return { latitude, longitude, ...more, ...sentArea(area, point) };
    },
    send: (body, key) =>
      sendOrQueue({ kind: "lokasi", title: `Lokasi: ${body.name}`, path: "/api/locations", body, key }),
    onSending: () => sentPlaces.sending(),
    onQueued: () => form.clear(),
    again: true,
    onSent: (place) => {
      sentPlaces.sent();
      form.clear();
      forget();
      setAdded(place);
      void mutate(OWN_PLACES);
      onAdded(place);
    },
  });
  const { draft, failure, field, change, clearErrors } = form;
  const { name } = draft.values;
  const { id: photoId, photo, onPhoto, error: photoError } = photoOf(form);
  const point = form.propsOf("latitude");

  const setPlace = useCallback(
    (place: PickedPoint | null) => {
      change({ place });
      clearErrors("latitude", "longitude", "area_code");
    },
    [change, clearErrors],
  );

  useEffect(() => {
    if (pickedPoint) setPlace(rounded(pickedPoint));
  }, [pickedPoint, setPlace]);

  async function findByName(text: string): Promise<PickedPoint> {
    setSearchErrors({});
    const place = await find(text);
    change({ place });
    return place;
  }

  async function lookUp(): Promise<void> {
    try {
      await findByName(name);
    } catch (error) {
      if (error instanceof RequestFailed) setSearchErrors(error.fields);
    }
  }

  return (
    <>
      <Form
        of={{ ...form, restored: form.restored && pickedPoint === null }}
        label={SEND}
        className="grid gap-5"
        send={SEND}
        sending="Mengirim lokasi…"
        disabled={name.trim() === ""}
        frame={(button) => (
          <>
            {button}
            <OwnPlaces />
          </>
        )}
        // The message beside the button is read out.
        problem={
          <Notice tone="bad" title="Lokasi belum terkirim">
            {failure?.message} Isian Anda masih tersimpan.
          </Notice>
        }
        outcome={<AddPlaceMessage finding={finding} busy={form.busy} added={added !== null} failure={failure} />}
      >
        {form.sending.step === "kept" ? <WaitingNotice /> : null}
        {added ? <Added key={added.id} place={added} /> : null}
        {field("name", { error: searchErrors.name })}
        {field("kind")}
        <AddPlacePoint
          id={point.id}
          value={draft.place}
          onChange={setPlace}
          tileUrl={tileUrl}
          finding={finding}
          found={note}
          error={point.error ?? searchErrors.latitude}
          onLookUp={() => void lookUp()}
          onPickRequest={onPickRequest}
        />
        <PlaceArea
          id={form.idOf("area_code")}
          place={draft.place}
          area={area}
          onArea={(chosen) => handle.change({ area: chosen })}
          error={form.propsOf("area_code").error}
          words={name}
        />
        {field("description")}
        <div id={photoId} tabIndex={-1}>
          <PhotoPicker
            holds
            value={photo}
            onChange={onPhoto}
            onBusy={setPhotoBusy}
            onPosition={(latitude, longitude) => setPlace({ latitude, longitude })}
            label="Foto (opsional)"
            hint="Foto baru tampil untuk umum setelah lokasinya diperiksa."
          />
          {photoError ? <FieldError id={`${photoId}-error`} text={photoError} /> : null}
        </div>
      </Form>
      {Question ? <Question {...questionOf(form)} /> : null}
    </>
  );
}

/** What was reached and what happens next; takes the focus, since the button that was pressed sleeps again. */
function Added({ place }: { place: CreatedPlaceView }) {
  return (
    <Success title={PLACE_MESSAGES.added} scene={<Drawing name="peta" />}>
      <p>
        Terima kasih. Lokasi ini tampil di peta setelah diperiksa pengelola. Sampai saat itu hanya Anda yang melihat “
        {place.name}”, di bagian “Lokasi yang Anda tambahkan” di bawah.
      </p>
    </Success>
  );
}
