import { loadEvent } from "@/app/(public)/event/load-events";
import { cardReply } from "@/lib/server/cards/card-reply";
import { drawEventCard } from "@/lib/server/cards/event-card";
import { onDemand } from "@/lib/server/each-request";

/** Drawn once, kept like the page of the event and dropped with it. */
export const generateStaticParams = onDemand;

/** GET /event/{slug}/kartu.jpg: the picture of a shared link, with the seats as they are. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const found = await loadEvent((await params).slug);
  if (found === null) return new Response(null, { status: 404 });
  return cardReply(found.event.photo, (photo) => drawEventCard(found.event, photo), found.event);
}
