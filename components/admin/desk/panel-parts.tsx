"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { coordinates, type Point } from "@/components/map/coordinates";
import type { PinKind } from "@/components/map/pins/pin-icon";
import { SmallMap } from "@/components/map/small-map";
import { Icon } from "@/components/ui/icon";
import { PhotoView } from "./photo-view";

/** The shortcut that enlarges the photo presses the element with this id. */
export const PHOTO_ID = "desk-photo";
export const TITLE_ID = "desk-title";

/** Takes the focus with each thing that opens: reading starts anew. */
export function PanelTitle({ code, children }: { code: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (code) heading.current?.focus({ preventScroll: true });
  }, [code]);
  return (
    <h2 id={TITLE_ID} ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  );
}

interface EvidenceProps {
  photo: { medium: string; large: string } | null;
  /** Describes the photo. */
  alt: string;
  point: Point | null;
  pin: PinKind;
  tileUrl: string;
}

/** Photo and point side by side. */
export function Evidence({ photo, alt, point, pin, tileUrl }: EvidenceProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[3fr_2fr]">
      {photo ? (
        <div className="h-72 sm:h-96">
          <PhotoView photo={photo} alt={alt} id={PHOTO_ID} />
        </div>
      ) : (
        <Missing icon="image">Tanpa foto.</Missing>
      )}
      {point ? (
        <SmallMap {...point} tileUrl={tileUrl} kind={pin} className="h-56 sm:h-full sm:min-h-72" />
      ) : (
        <Missing icon="pin">Tanpa titik di peta.</Missing>
      )}
    </div>
  );
}

function Missing({ icon, children }: { icon: "image" | "pin"; children: ReactNode }) {
  return (
    <p className="grid h-28 place-content-center justify-items-center gap-2 rounded-md border-2 border-dashed border-line-strong text-ink-faint sm:h-full sm:min-h-40">
      <Icon name={icon} size={28} /> {children}
    </p>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function PointFact({ point }: { point: Point }) {
  const { latitude, longitude } = point;
  return (
    <Fact term="Titik">
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        target="_blank"
        rel="noopener noreferrer"
        className="tabular-nums text-info underline underline-offset-4"
      >
        {coordinates(point)}
        <span className="sr-only"> (OpenStreetMap, tab baru)</span>
      </a>
    </Fact>
  );
}

export function PublicPageFact({ href }: { href: string }) {
  return (
    <Fact term="Halaman publik">
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="inline-flex items-center gap-1.5 break-all text-info underline underline-offset-4"
      >
        {href} <Icon name="external" size={16} />
        <span className="sr-only">(tab baru)</span>
      </a>
    </Fact>
  );
}

export function Description({ title = "Deskripsi", children }: { title?: string; children: ReactNode }) {
  return (
    <section aria-labelledby="description-title">
      <h3 id="description-title" className="text-xl">
        {title}
      </h3>
      <p className="measure mt-2 whitespace-pre-line">{children}</p>
    </section>
  );
}
