"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { coordinates, type Point } from "@/components/map/coordinates";
import type { PinKind } from "@/components/map/pins/pin-icon";
import { SmallMap } from "@/components/map/small-map";
import { Badge } from "@/components/ui/badge";
import { Icon, type IconName } from "@/components/ui/icon";
import { formatDateTime, type Zone } from "@/lib/format/dates";
import { PhotoView } from "./photo-view";
import { opensHere } from "./queue-list";

interface ShownStep<Kind> {
  id: number;
  kind: Kind;
  words: string | null;
  created_at: string;
  by: string | null;
  photo?: string | null;
  /** How the photo was made. */
  photoWords?: string;
}

interface DeskTimelineProps<Kind extends string> {
  steps: readonly ShownStep<Kind>[];
  looks: Readonly<Record<Kind, { text: string; icon: IconName }>>;
  /** Time zone of the place that it is about. */
  zone?: Zone;
}

interface Duplicate {
  /** Names it in addresses. */
  code: string;
  link: string;
  state: string;
  text: ReactNode;
  detail: string;
}

interface DuplicatesProps {
  hint: string;
  items: readonly Duplicate[];
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
}

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
  /** Stands below the photo. */
  photoActions: ReactNode;
}

/** Photo and point side by side. */
export function Evidence({ photo, alt, point, pin, tileUrl, photoActions }: EvidenceProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[3fr_2fr]">
      {photo ? (
        <div className="grid content-start gap-2">
          <div className="h-72 sm:h-96">
            <PhotoView photo={photo} alt={alt} id={PHOTO_ID} />
          </div>
          {photoActions}
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

/** What lies around the same point and may be the same. */
export function Duplicates({ hint, items, hrefOf, onOpen }: DuplicatesProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="duplicates-title">
      <h3 id="duplicates-title" className="text-xl">
        Mungkin sama
      </h3>
      <p className="text-sm text-ink-faint">{hint}</p>
      <ul className="mt-3 grid gap-2">
        {items.map(({ code, link, state, text, detail }) => (
          <li key={code} className="rounded-md border border-line bg-card p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <a
                href={hrefOf(code)}
                onClick={(event) => opensHere(event) && onOpen(code)}
                className="inline-flex min-h-8 items-center font-semibold tabular-nums text-info underline underline-offset-4"
              >
                {link}
              </a>
              <Badge>{state}</Badge>
            </p>
            <p>{text}</p>
            <p className="text-sm text-ink-faint">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What has happened, with who did it. */
export function DeskTimeline<Kind extends string>({ steps, looks, zone }: DeskTimelineProps<Kind>) {
  return (
    <section aria-labelledby="timeline-title">
      <h3 id="timeline-title" className="text-xl">
        Riwayat
      </h3>
      <ol className="mt-3 grid gap-4">
        {steps.map((step) => (
          <li key={step.id} className="grid grid-cols-[auto_1fr] gap-3">
            <span className="grid size-9 place-items-center rounded-full bg-primary-soft text-primary">
              <Icon name={looks[step.kind].icon} size={18} />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{looks[step.kind].text}</p>
              <p className="text-sm text-ink-faint">
                <time dateTime={step.created_at}>{formatDateTime(step.created_at, zone)}</time>
                {step.by ? ` · oleh ${step.by}` : null}
              </p>
              {step.words ? <p className="mt-1 whitespace-pre-line">{step.words}</p> : null}
              {step.photo ? (
                <a href={step.photo} target="_blank" rel="noopener" className="mt-2 block w-fit">
                  <img
                    src={step.photo}
                    alt="Foto sesudah"
                    loading="lazy"
                    className="h-32 rounded-sm bg-panel object-cover"
                  />
                </a>
              ) : null}
              {step.photo && step.photoWords ? <p className="mt-1 text-sm text-ink-soft">{step.photoWords}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
