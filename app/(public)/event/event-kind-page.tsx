import { eventData } from "@/app/(public)/event/event-data";
import { loadFirstEvents } from "@/app/(public)/event/load-events";
import { PageWay } from "@/app/(public)/page-way";
import { EventScreen } from "@/components/events/list/event-screen";
import { KIND_PAGES } from "@/components/events/list/event-words";
import { EventsNoScript } from "@/components/events/register/events-no-script";
import { PageHeading } from "@/components/layout/content-page";
import { StructuredData } from "@/components/ui/structured-data";
import type { EventKind } from "@/lib/events/event/rules";
import { formatCount } from "@/lib/format/numbers";
import { tileUrl } from "@/lib/server/basemap/borders";
import { publicCtx } from "@/lib/server/ctx";

/** /event and /komunitas differ only in their kind of events. */
export async function EventKindPage({ kind, lead }: { kind: EventKind; lead: string }) {
  const first = await loadFirstEvents(kind);
  const { path, title } = KIND_PAGES[kind];
  const { link } = publicCtx();
  const people = first.ahead.reduce((sum, { registered }) => sum + registered, 0);
  return (
    <div className="wide container-page py-8 lg:py-12">
      <PageWay path={path} />
      <StructuredData
        data={{
          "@type": "ItemList",
          name: title,
          itemListElement: first.ahead.map((event, index) => ({
            "@type": "ListItem",
            position: index + 1,
            item: eventData(event, link),
          })),
        }}
      />
      <PageHeading path={path} title={title} lead={lead} />
      {people > 0 ? (
        <p className="mb-6 font-semibold text-primary">
          {formatCount(people)} warga sudah mendaftar pada kegiatan mendatang di bawah ini.
        </p>
      ) : null}
      <EventsNoScript />
      <EventScreen kind={kind} first={first} tileUrl={await tileUrl()} feedUrl={link("/api/events/calendar.ics")} />
    </div>
  );
}
