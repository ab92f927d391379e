"use client";

import { useCallback, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { DraftNotices } from "@/components/forms/draft-notices";
import { type ErrorPlaces, FieldProblems, SendProblem } from "@/components/forms/form-failure";
import { Honeypot, honeypotText } from "@/components/forms/honeypot";
import { type DraftHandle, useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import { findNearby, type SendHandle, useSend } from "@/components/forms/use-send";
import { PHOTO_UNDERWAY, type SubmitFailure } from "@/components/forms/use-submission";
import { Drawing } from "@/components/layout/drawing";
import { type PickedPoint, type Point, rounded } from "@/components/map/coordinates";
import { WaitingNotice } from "@/components/outbox/waiting-notice";
import { useFindPoint } from "@/components/places/map/use-find-point";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Success } from "@/components/ui/success/success";
import { useQuestion } from "@/components/ui/use-question";
import { isSameName } from "@/lib/format/text";
import { GEOCODING_MESSAGES } from "@/lib/geocoding/rules";
import { RequestFailed } from "@/lib/http/fetch-json";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PLACE_MESSAGE_MS, PLACE_MESSAGES } from "@/lib/places/rules";
import type { CreatePlaceInput } from "@/lib/places/schemas";
import type { CreatedPlaceView, NearbyPlaceView } from "@/lib/places/view";
import { PLACE_DRAFT, type PlaceDraft, placeBody } from "./add-place-draft";
import { AddPlacePoint, AddPlaceWhat } from "./add-place-fields";
import { OWN_PLACES, OwnPlaces, sentPlaces } from "./own-places";

const GUESSED =
  "Titiknya hanya perkiraan dan belum dikirim. Geser ke tempat yang benar di peta, atau tekan Tambah lokasi sekali lagi bila sudah sesuai.";

interface AddOptions {
  photoBusy: boolean;
  prepareQuestion: () => Promise<boolean>;
  onAdded: (place: CreatedPlaceView) => void;
}

interface AddPlaceHandle extends SendHandle<CreatedPlaceView, NearbyPlaceView> {
  finding: boolean;
  /** What the search by name has found. */
  found: string;
  errors: FieldErrors;
  /** "Cari koordinat" */
  lookUp: () => Promise<void>;
}

interface Message {
  text: string;
  tone: "busy" | "good" | "bad";
}

interface MessageProps {
  finding: boolean;
  step: "filling" | "sending" | "asking" | "sent" | "kept";
  failure: SubmitFailure | null;
}

const LOOK = "rounded-md border border-line-strong bg-card px-4 py-2 text-center font-semibold shadow-high";

const TONES: Record<Message["tone"], string> = { busy: "text-ink-soft", good: "text-primary", bad: "text-danger" };

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

const ERROR_PLACES: ErrorPlaces = [
  ["name", "lokasi-nama"],
  ["kind", "lokasi-jenis"],
  ["latitude", "lokasi-titik"],
  ["longitude", "lokasi-titik"],
  ["description", "lokasi-deskripsi"],
  ["photo_id", "lokasi-foto"],
];

/** The form that adds a green place (spec 2.13 and 5): kept while it is written, sent once, never lost. */
export function AddPlace({ tileUrl, pickedPoint, onPickRequest, onAdded }: AddPlaceProps) {
  const handle = useDraft(PLACE_DRAFT);
  const { draft, ready, restored, setValue, change, clear } = handle;
  const [photoBusy, setPhotoBusy] = useState(false);
  const online = useOnline();
  const { mutate } = useSWRConfig();
  const { Question, prepareQuestion } = useQuestion(loadQuestion);
  const { sending, nearby, failure, finding, found, errors, submit, sendAnyway, closeQuestion, lookUp, clearErrors } =
    useAddPlace(handle, {
      photoBusy,
      prepareQuestion,
      onAdded: (place) => {
        void mutate(OWN_PLACES);
        onAdded(place);
      },
    });
  const setPlace = useCallback(
    (place: PickedPoint | null) => {
      change({ place });
      clearErrors("latitude", "longitude");
    },
    [change, clearErrors],
  );

  useEffect(() => {
    if (pickedPoint) setPlace(rounded(pickedPoint));
  }, [pickedPoint, setPlace]);

  const busy = sending.step === "sending";
  return (
    <form
      ref={handle.ref}
      method="post"
      noValidate
      aria-label="Tambah lokasi"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void submit(honeypotText(event.currentTarget));
      }}
    >
      <p className="text-sm text-ink-faint">Kolom bertanda (*) harus diisi. Tidak perlu punya akun.</p>
      <DraftNotices restored={restored && pickedPoint === null} online={online} send="Tambah lokasi" onClear={clear} />
      {failure ? <FieldProblems failure={failure} places={ERROR_PLACES} /> : null}
      {sending.step === "kept" ? <WaitingNotice /> : null}
      {sending.step === "sent" ? <Added key={sending.answer.id} place={sending.answer} /> : null}
      <AddPlaceWhat
        draft={draft}
        errors={errors}
        onValue={(field, value) => {
          setValue(field, value);
          clearErrors(field);
        }}
        onPhoto={(photo) => {
          change({ photo, photoAt: Date.now() });
          clearErrors("photo_id");
        }}
        onPhotoBusy={setPhotoBusy}
        onPhotoPlace={(latitude, longitude) => setPlace({ latitude, longitude })}
      >
        <AddPlacePoint
          value={draft.place}
          onChange={setPlace}
          tileUrl={tileUrl}
          finding={finding}
          found={found}
          error={errors.latitude ?? errors.longitude}
          onLookUp={() => void lookUp()}
          onPickRequest={onPickRequest}
        />
      </AddPlaceWhat>
      <Honeypot id="lokasi-situs" />
      {failure ? <SendProblem failure={failure} places={ERROR_PLACES} title="Lokasi belum terkirim" announced /> : null}
      <AddPlaceMessage finding={finding} step={sending.step} failure={failure} />
      <Button type="submit" size="large" wide disabled={!ready || draft.values.name.trim() === ""} busy={busy}>
        {busy ? "Mengirim lokasi…" : "Tambah lokasi"}
      </Button>
      <OwnPlaces />
      {Question ? (
        <Question
          open={sending.step === "asking" || (sending.step === "sending" && sending.confirmed)}
          nearby={nearby}
          busy={busy}
          onSendAnyway={() => void sendAnyway()}
          onClose={closeQuestion}
        />
      ) : null}
    </form>
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
      <p className="text-sm text-ink-soft">
        Formulirnya sudah kosong lagi bila ada lokasi lain yang ingin ditambahkan.
      </p>
    </Success>
  );
}

/**
 * How the sending goes (spec 8), in sight wherever the form is scrolled to. The outcome leaves the screen after 3 s;
 * screen readers can still come back to it.
 */
function AddPlaceMessage({ finding, step, failure }: MessageProps) {
  const message = messageOf({ finding, step, failure });
  return (
    <div role="status" className="sticky bottom-3 z-10 short:static">
      {message ? <Line key={`${message.text} ${failure?.attempt ?? 0}`} {...message} /> : null}
    </div>
  );
}

function Line({ text, tone }: Message) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (tone === "busy") return;
    const timer = setTimeout(() => setGone(true), PLACE_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [tone]);
  return <p className={gone ? "sr-only" : classNames(LOOK, TONES[tone])}>{text}</p>;
}

function messageOf({ finding, step, failure }: MessageProps): Message | null {
  if (step === "sending") {
    return { text: finding ? GEOCODING_MESSAGES.searching : PLACE_MESSAGES.sending, tone: "busy" };
  }
  if (step === "sent") return { text: PLACE_MESSAGES.added, tone: "good" };
  return failure === null || failure.status === null ? null : { text: failureText(failure), tone: "bad" };
}

/** The server's own sentence where it gave one. */
function failureText({ status, message }: SubmitFailure): string {
  const gaveReason = status !== null && status > 0 && (status < 500 || status === 503);
  return gaveReason ? `Gagal: ${message}` : PLACE_MESSAGES.failed;
}

/** Sends the add-place form. A missing point is looked up from the name first; places nearby are asked about. */
function useAddPlace(
  { draft, change, clear, openSeconds }: DraftHandle<PlaceDraft>,
  { photoBusy, prepareQuestion, onAdded }: AddOptions,
): AddPlaceHandle {
  const { finding, note, find, forget } = useFindPoint();
  const [searchErrors, setSearchErrors] = useState<FieldErrors>({});
  const { name } = draft.values;

  async function findByName(): Promise<PickedPoint> {
    setSearchErrors({});
    const place = await find(name);
    change({ place });
    return place;
  }

  async function lookUp() {
    try {
      await findByName();
    } catch (error) {
      if (error instanceof RequestFailed) setSearchErrors(error.fields);
    }
  }

  const handle = useSend<CreatePlaceInput, CreatedPlaceView, NearbyPlaceView>({
    path: "/api/locations",
    attempt: draft.attempt,
    openSeconds,
    refusal: () => (photoBusy ? PHOTO_UNDERWAY : null),
    findPlace: async () => draft.place ?? onlyExact(await findByName()),
    nearby: (place) => possibleDoubles(name, place),
    prepareQuestion,
    body: (place, website) => placeBody(draft, place, website),
    waits: (body) => ({ kind: "lokasi", title: `Lokasi: ${body.name}` }),
    onQueued: clear,
    onAttempt: (attempt) => {
      sentPlaces.sending();
      change({ attempt });
    },
    onSent: (place) => {
      sentPlaces.sent();
      clear();
      forget();
      onAdded(place);
    },
  });

  return { ...handle, finding, found: note, errors: handle.failure?.errors ?? searchErrors, lookUp };
}

/** A guess is looked at before it is sent: it stands in the form now, and the next press sends it. */
function onlyExact(place: PickedPoint): PickedPoint {
  if (!place.approximate) return place;
  throw new RequestFailed(GUESSED, 400, { latitude: GUESSED });
}

/** Around a guessed point, the middle of a district, only the name tells. */
async function possibleDoubles(name: string, place: PickedPoint): Promise<NearbyPlaceView[]> {
  const path = `/api/locations/nearby?${new URLSearchParams({ name: name.trim() })}`;
  const found = await findNearby<NearbyPlaceView>(path, place);
  return place.approximate ? found.filter((other) => isSameName(other.name, name)) : found;
}
