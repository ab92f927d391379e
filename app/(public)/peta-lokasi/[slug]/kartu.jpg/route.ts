import { loadPlace } from "@/app/(public)/peta-lokasi/[slug]/load-place";
import { cardReply } from "@/lib/server/cards/card-reply";
import { drawPlaceCard } from "@/lib/server/cards/cards";
import { onDemand } from "@/lib/server/each-request";

/** Drawn once, kept like the page of the place and dropped with it. */
export const generateStaticParams = onDemand;

/** GET /peta-lokasi/{slug}/kartu.jpg: the picture of a shared link. A photo is on it only while it is public. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const found = await loadPlace((await params).slug);
  if (found === null || "movedTo" in found) return new Response(null, { status: 404 });
  const { place } = found;
  return cardReply(place.photo, (photo) => drawPlaceCard(place, photo), place);
}
