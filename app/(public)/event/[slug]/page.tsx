import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import EventNotFound from "@/app/(public)/event/[slug]/not-found";
import { eventData } from "@/app/(public)/event/event-data";
import { loadAround, loadEvent } from "@/app/(public)/event/load-events";
import { missing } from "@/app/(public)/missing";
import { loadAreaLink } from "@/app/(public)/wilayah/area-link";
import { KIND_PAGES } from "@/components/events/list/event-words";
import { EventPage } from "@/components/events/page/event-page";
import { eventSummary, shareEventText } from "@/components/events/page/share-event";
import { breadcrumbData, StructuredData } from "@/components/ui/structured-data";
import { eventPath } from "@/lib/events/event/rules";
import type { EventDetailView } from "@/lib/events/event/view";
import { tileUrl } from "@/lib/server/basemap/borders";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";
import { pageMetadata } from "@/lib/server/page-metadata";

interface Props {
  params: Promise<{ slug: string }>;
}

/** Each page is made when it is first asked for, and kept until its event changes. */
export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadEvent((await params).slug);
  if (found === null) return { title: "Kegiatan tidak ditemukan" };
  const { event } = found;
  return pageMetadata({
    path: eventPath(event.slug),
    title: event.title,
    description: eventSummary(event),
    card: { path: cardPath(event), alt: `Kartu ${event.title}` },
  });
}

/** The address changes with the event and its seats, so that no messenger shows an old state. */
function cardPath({ slug, revision, registered }: EventDetailView): string {
  return `${eventPath(slug)}/kartu.jpg?v=${revision}-${registered}`;
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const found = await loadEvent(slug);
  if (found === null) return missing(<EventNotFound />);
  const { event, at } = found;
  if (event.slug !== slug) permanentRedirect(eventPath(event.slug));
  const { link } = publicCtx();
  const page = KIND_PAGES[event.kind];
  const steps = [
    { name: "Beranda", path: "/home" },
    { name: page.title, path: page.path },
    { name: event.title, path: eventPath(slug) },
  ];
  return (
    <>
      <StructuredData data={{ "@graph": [eventData(event, link), breadcrumbData(steps, link)] }} />
      <EventPage
        event={event}
        {...(await loadAround(event))}
        at={at}
        steps={steps}
        share={{ url: link(eventPath(slug)), text: shareEventText(event) }}
        tileUrl={await tileUrl()}
        area={await loadAreaLink(event)}
      />
    </>
  );
}
