"use client";

import { useEffect, useState } from "react";
import type { Point } from "@/components/map/coordinates";
import { ask } from "@/components/outbox/outbox";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { isInIndonesia } from "@/lib/geocoding/rules-country";

/** `-6.2,106.8`, as it stands in messages, in `geo:`, and after `@` or `q=` in addresses of maps. */
const POINT = /(-?\d{1,2}\.\d{2,})\s*(?:,|%2C)\s*(-?\d{2,3}\.\d{2,})/iu;

interface SharedReportProps {
  onPhotos: (photos: File[]) => void;
  onText: (text: string) => void;
  onPlace: (place: Point) => void;
}

interface Shared {
  files: File[];
  text: string;
}

const SHOWN_CHARACTERS = 300;

/** Content shared by another app, or by a page that claims to be one. It is used only after a press. */
export function SharedReport({ onPhotos, onText, onPlace }: SharedReportProps) {
  const [shared, setShared] = useState<Shared | "nothing" | null>(null);
  const [place, setPlace] = useState<Point | null>(null);
  useEffect(() => {
    void ask<{ photos: Blob[]; text: string } | null>({ ask: "shared" }).then((found) => {
      if (!found) return setShared("nothing");
      const files = found.photos.map((photo, at) => new File([photo], `bagikan-${at}`, { type: photo.type }));
      setShared({ files, text: found.text.trim() });
    });
  }, []);

  function decide(isUsed: boolean) {
    if (shared === null || shared === "nothing") return;
    history.replaceState(null, "", `${location.pathname}${location.hash}`);
    void ask({ ask: "unshare" });
    setShared(null);
    document.getElementById("judul-formulir")?.focus({ preventScroll: true });
    if (!isUsed) return;
    if (shared.files.length > 0) onPhotos(shared.files);
    if (shared.text) onText(shared.text);
    setPlace(pointIn(shared.text));
  }

  if (shared === "nothing") {
    return (
      <Notice tone="wait">Yang dibagikan belum sampai ke formulir ini. Bagikan sekali lagi dari aplikasi itu.</Notice>
    );
  }
  if (shared) return <Arrived shared={shared} onUse={() => decide(true)} onDrop={() => decide(false)} />;
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
        Pakai sebagai lokasi
      </Button>
    </Notice>
  );
}

function Arrived({
  shared: { files, text },
  onUse,
  onDrop,
}: {
  shared: Shared;
  onUse: () => void;
  onDrop: () => void;
}) {
  const [pictures, setPictures] = useState<string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setPictures(made);
    return () => {
      for (const picture of made) URL.revokeObjectURL(picture);
    };
  }, [files]);
  return (
    <Notice live="status" title="Ada kiriman dari aplikasi lain">
      <p>Pakai hanya bila Anda sendiri yang membagikannya.</p>
      {text ? (
        <p className="mt-2 line-clamp-4 border-l-2 border-line-strong pl-3">
          {text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}
        </p>
      ) : null}
      {pictures.length > 0 ? (
        <div className="mt-2 grid max-w-86 grid-cols-4 gap-2">
          {pictures.map((picture, at) => (
            <img
              key={picture}
              src={picture}
              alt={`Foto ${at + 1} yang dibagikan`}
              className="aspect-square w-full rounded-md object-cover"
            />
          ))}
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onUse}>
          Pakai di laporan ini
        </Button>
        <Button size="small" variant="secondary" onClick={onDrop}>
          Buang
        </Button>
      </div>
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
