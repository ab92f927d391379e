import { loadEvent } from "@/app/(public)/event/load-events";
import { eventPath } from "@/lib/events/event/rules";
import { cardReply } from "@/lib/server/cards/card-reply";
import { drawEventCard } from "@/lib/server/cards/cards";
import { onDemand } from "@/lib/server/each-request";

/** Drawn once, kept like the page of the event and dropped with it. */
export const generateStaticParams = onDemand;

/** GET /event/{slug}/kartu.jpg: the picture of a shared link, with the seats as they are. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  const found = await loadEvent(slug);
  if (found === null) return new Response(null, { status: 404 });
  // One drawing an event, whatever stands before its number.
  const location = `${eventPath(found.event.slug)}/kartu.jpg`;
  if (found.event.slug !== slug) return new Response(null, { status: 308, headers: { location } });
  return cardReply(found.event.photo, (photo) => drawEventCard(found.event, photo), found.event);
}
