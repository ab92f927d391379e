"use client";

import { useState } from "react";
import type { DraftHandle } from "@/components/forms/use-draft";
import { findNearby, type SendHandle, useSend } from "@/components/forms/use-send";
import { PHOTO_UNDERWAY } from "@/components/forms/use-submission";
import type { PickedPoint } from "@/components/map/coordinates";
import { useFindPoint } from "@/components/places/map/use-find-point";
import { RequestFailed } from "@/lib/http/fetch-json";
import type { FieldErrors } from "@/lib/kernel/errors";
import { placeNameKey } from "@/lib/places/rules";
import type { CreatePlaceInput } from "@/lib/places/schemas";
import type { CreatedPlaceView, NearbyPlaceView } from "@/lib/places/view";
import { type PlaceDraft, placeBody } from "./add-place-draft";
import { sentPlaces } from "./sent-places";

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

/** Sends the add-place form. A missing point is looked up from the name first; places nearby are asked about. */
export function useAddPlace(
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
  return place.approximate ? found.filter((other) => placeNameKey(other.name) === placeNameKey(name)) : found;
}
