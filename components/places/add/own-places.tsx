"use client";

import { useId } from "react";
import { sentHint } from "@/components/forms/sent-hint";
import { useOwn } from "@/components/forms/use-own";
import type { MyPlaceView } from "@/lib/places/view";
import { OwnPlaceList } from "./own-place-list";

/** Whether this browser has added a place. */
export const sentPlaces = sentHint("sulur:pernah-menambah-lokasi");

export const OWN_PLACES = "/api/locations/mine";

/** "Lokasi yang Anda tambahkan", with those that still wait. Shows nothing where nothing was sent. */
export function OwnPlaces() {
  const titleId = useId();
  const places = useOwn<MyPlaceView>(OWN_PLACES, sentPlaces);
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-md border border-line bg-panel p-4 sm:p-5">
      <h3 id={titleId} className="text-xl">
        Lokasi yang Anda tambahkan
      </h3>
      <OwnPlaceList places={places} />
    </section>
  );
}
