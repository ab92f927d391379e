"use client";

import { useEffect, useRef, useState } from "react";
import type { Place } from "@/components/reports/report-values";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { isInIndonesia } from "@/lib/geocoding/rules-country";
import { ask } from "./outbox";

/** `-6.2,106.8`, as it stands in messages, in `geo:`, and after `@` or `q=` in addresses of maps. */
const POINT = /(-?\d{1,2}\.\d{2,})\s*(?:,|%2C)\s*(-?\d{2,3}\.\d{2,})/iu;

interface SharedReportProps {
  onPhotos: (photos: File[]) => void;
  onText: (text: string) => void;
  onPlace: (place: Place) => void;
}

/** What another app has shared comes into the report form; a point in its text is offered, not taken. */
export function SharedReport({ onPhotos, onText, onPlace }: SharedReportProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const [nothing, setNothing] = useState(false);
  const form = useRef({ onPhotos, onText });
  // The worker gives it away once.
  useEffect(() => {
    history.replaceState(null, "", `${location.pathname}${location.hash}`);
    void ask<{ photos: Blob[]; text: string } | null>({ ask: "shared" }).then((shared) => {
      if (!shared) return setNothing(true);
      const { photos, text } = shared;
      const files = photos.map((photo, at) => new File([photo], `bagikan-${at}`, { type: photo.type }));
      if (files.length > 0) form.current.onPhotos(files);
      if (text.trim()) form.current.onText(text.trim());
      setPlace(pointIn(text));
    });
  }, []);
  if (nothing) {
    return (
      <Notice tone="wait">Yang dibagikan belum sampai ke formulir ini. Bagikan sekali lagi dari aplikasi itu.</Notice>
    );
  }
  if (!place) return null;
  return (
    <Notice icon="pin" live="status" title="Pesan yang dibagikan menyebut sebuah titik">
      <Button
        size="small"
        variant="secondary"
        className="mt-2"
        onClick={() => {
          onPlace(place);
          setPlace(null);
        }}
      >
        Pakai titik itu sebagai lokasi
      </Button>
    </Notice>
  );
}

/** The first point in Indonesia that a shared text names; null where it names none. */
export function pointIn(text: string): { latitude: number; longitude: number } | null {
  const found = POINT.exec(text);
  if (!found) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return isInIndonesia(latitude, longitude) ? { latitude, longitude } : null;
}
