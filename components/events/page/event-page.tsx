import Link from "next/link";
import { Fragment } from "react";
import { AreaLink, type AreaLinkView } from "@/components/areas/area-link";
import { DayLeaf, WhenAndWhere } from "@/components/events/list/event-facts";
import { BY_ORGANISER, KIND_PAGES, resultFigures } from "@/components/events/list/event-words";
import { EventsNoScript } from "@/components/events/register/events-no-script";
import { Drawing } from "@/components/layout/drawing";
import { CardTitle } from "@/components/lists/card-title";
import { SmallMap } from "@/components/map/small-map";
import { WayLinks } from "@/components/map/way-links";
import { PagePhoto } from "@/components/photos/page-photo";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import { bringTo, eventPath, kindLabel, sceneOf } from "@/lib/events/event/rules";
import { manageAsStaffPath } from "@/lib/events/event/rules-manage";
import type { EventDetailView, EventView } from "@/lib/events/event/view";
import { formatDate, formatDateTime } from "@/lib/format/dates";
import { EventJoin, EventSummary } from "./event-join";

interface EventResultsProps {
  title: string;
  results: NonNullable<EventDetailView["results"]>;
}

export interface EventSurroundings {
  /** What begins next around it. */
  others: readonly EventView[];
  /** The other days of its series. */
  days: readonly Pick<EventView, "slug" | "date" | "zone">[];
}

interface EventPageProps extends EventSurroundings {
  event: EventDetailView;
  /** ISO time of the reading. */
  at: string;
  steps: readonly { name: string; path: string }[];
  share: { url: string; text: string };
  tileUrl: string;
  /** The page of its area. */
  area: AreaLinkView | null;
}

/** The public page of one event, of either kind. */
export function EventPage({ event, others, days, at, steps, share, tileUrl, area }: EventPageProps) {
  return (
    <div className="container-page py-6 lg:py-10">
      <Breadcrumbs steps={steps} />
      <div className="mt-4 flex gap-4 sm:gap-6">
        <DayLeaf event={event} />
        <div className="min-w-0">
          <EventSummary event={event} at={at} />
          <h1 className="mt-2 text-3xl lg:text-4xl">{event.title}</h1>
        </div>
      </div>
      {event.cancelled ? (
        <Notice tone="bad" icon="cross-circle" title="Kegiatan ini dibatalkan" className="mt-6">
          {event.cancel_words ? <p className="whitespace-pre-line">{event.cancel_words}</p> : null}
        </Notice>
      ) : null}
      <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-12">
        <section
          aria-labelledby="kursi"
          className="grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5 lg:col-start-2"
        >
          <h2 id="kursi" className="text-xl">
            Waktu dan peserta
          </h2>
          <WhenAndWhere event={event} />
          <EventJoin event={event} at={at} />
        </section>
        <div className="min-w-0 gap-8 max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid">
          {event.results ? (
            <div className="min-w-0 max-lg:order-first">
              <EventResults title={event.title} results={event.results} />
            </div>
          ) : null}
          <EventBody event={event} days={days} area={area} />
          <EventsNoScript />
          <section aria-labelledby="bagikan">
            <h2 id="bagikan" className="mb-3 text-xl">
              Ajak orang lain
            </h2>
            <ShareButtons {...share} />
          </section>
          <OtherEvents event={event} others={others} />
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <Link href={othersPath(event)} prefetch={false} className="inline-block py-1 underline underline-offset-4">
              Kegiatan lain {event.province ? `di ${event.province}` : "yang akan datang"}
            </Link>
            <Link
              href={manageAsStaffPath(event.id)}
              prefetch={false}
              rel="nofollow"
              className="inline-block py-1 underline underline-offset-4"
            >
              Penyelenggara? Kelola kegiatan ini
            </Link>
          </p>
        </div>
        <EventPlace event={event} tileUrl={tileUrl} />
      </div>
    </div>
  );
}

/** Of the same kind, in the same province. */
function othersPath({ kind, province }: EventView): string {
  const { path } = KIND_PAGES[kind];
  return province ? `${path}?${new URLSearchParams({ provinsi: province })}` : path;
}

function EventBody({ event, days, area }: Pick<EventPageProps, "event" | "days" | "area">) {
  const { photo, title, description, report } = event;
  return (
    <div className="grid gap-5">
      {photo ? (
        <PagePhoto
          small={photo}
          large={photo.replace("w=640", "w=2048")}
          alt={`Foto ${title}`}
          className="aspect-video w-full rounded-leaf bg-panel object-cover"
        />
      ) : (
        <div className="overflow-hidden rounded-leaf">
          <Drawing name={sceneOf(event)} />
        </div>
      )}
      <p className="measure text-lg whitespace-pre-line">{description}</p>
      {event.results ? null : (
        <section aria-labelledby="bawa">
          <h2 id="bawa" className="text-xl">
            Sebaiknya dibawa
          </h2>
          <ul className="mt-2 grid list-disc gap-x-6 gap-y-1 pl-6 text-ink-soft sm:grid-cols-2">
            {bringTo(event).map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-faint">Saran umum dari Sulur; ikuti pesan penyelenggara bila berbeda.</p>
        </section>
      )}
      <section aria-labelledby="jadwal">
        <h2 id="jadwal" className="text-xl">
          Jadwal dan titik kumpul
        </h2>
        <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr]">
          {scheduleOf(event).map(([term, words]) => (
            <Fragment key={term}>
              <dt className="text-ink-faint">{term}</dt>
              <dd className="min-w-0 max-sm:mb-1">{words}</dd>
            </Fragment>
          ))}
          {area ? (
            <>
              <dt className="text-ink-faint">Daerah</dt>
              <dd className="min-w-0 max-sm:mb-1">
                <AreaLink area={area} />
              </dd>
            </>
          ) : null}
          {days.length > 0 ? (
            <>
              <dt className="text-ink-faint">Tanggal lain</dt>
              <dd>
                <ul>
                  {days.map(({ slug, date, zone }) => (
                    <li key={slug}>
                      <Link
                        href={eventPath(slug)}
                        prefetch={false}
                        className="inline-block py-1 text-primary underline underline-offset-4"
                      >
                        {formatDate(date, zone)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          ) : null}
        </dl>
      </section>
      {report ? (
        <p className="flex items-start gap-2 text-ink-soft">
          <Icon name="megaphone" size={18} className="mt-1" />
          <span className="min-w-0">
            Kegiatan ini menindaklanjuti{" "}
            <Link href={`/laporan/${report.code}`} prefetch={false} className="underline underline-offset-4">
              laporan <span className="whitespace-nowrap">{report.code}</span> di {report.location}
            </Link>
            .
          </span>
        </p>
      ) : null}
    </div>
  );
}

function scheduleOf({ date, ends, zone, location, organiser }: EventView): [term: string, words: string][] {
  return [
    ["Mulai", formatDateTime(date, zone)],
    ["Selesai", formatDateTime(ends, zone)],
    ["Titik kumpul", location],
    ["Penyelenggara", organiser || "Tidak disebutkan"],
  ];
}

/** What begins next in the same province. */
function OtherEvents({ event, others }: { event: EventView; others: readonly EventView[] }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="kegiatan-lain">
      <h2 id="kegiatan-lain" className="mb-3 text-xl">
        Kegiatan lain di {event.province}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {others.map((other) => (
          <Card as="li" key={other.id} className="transition-colors hover:border-primary">
            <p className="text-sm font-semibold text-story">{kindLabel(other)}</p>
            <CardTitle href={eventPath(other.slug)}>{other.title}</CardTitle>
            <WhenAndWhere event={other} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Where people meet and how to get there. */
function EventPlace({ event, tileUrl }: { event: EventView; tileUrl: string }) {
  const { latitude, longitude, location, approximate } = event;
  if (latitude === null || longitude === null) return null;
  return (
    <section aria-labelledby="tempat" className="grid gap-4">
      <h2 id="tempat" className="text-xl">
        Tempat di peta
      </h2>
      {approximate ? (
        <Notice tone="wait" icon="pin" title="Titik perkiraan">
          Titik di peta hanya menandai daerahnya. Titik kumpul tepatnya: {location}.
        </Notice>
      ) : null}
      <SmallMap
        latitude={latitude}
        longitude={longitude}
        kind="event"
        label={`Peta: ${location}`}
        tileUrl={tileUrl}
        className="h-72"
      />
      <WayLinks point={{ latitude, longitude }} name={location} />
    </section>
  );
}

/** What came of an event: figures, words, photos. */
function EventResults({ title, results }: EventResultsProps) {
  const figures = resultFigures(results);
  return (
    <section aria-labelledby="hasil" className="grid gap-5 rounded-leaf border-2 border-primary bg-card p-4 sm:p-6">
      <h2 id="hasil" className="text-2xl">
        Hasil kegiatan
      </h2>
      {figures.length > 0 ? (
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {figures.map(({ figure, words }) => (
            <div key={words} className="flex flex-col-reverse">
              <dt className="text-ink-soft">{words}</dt>
              <dd className="font-display text-4xl tabular-nums text-primary">{figure}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {results.beyond ? <p className="text-sm text-ink-faint">Angka ini {BY_ORGANISER}.</p> : null}
      {results.words ? <p className="measure whitespace-pre-line">{results.words}</p> : null}
      {results.photos.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {results.photos.map((photo, index) => (
            <li key={photo}>
              <a href={photo.replace("w=640", "w=2048")} className="block">
                <img
                  src={photo}
                  alt={`Foto hasil ${index + 1} dari ${results.photos.length}: ${title}`}
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full rounded-sm bg-panel object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
