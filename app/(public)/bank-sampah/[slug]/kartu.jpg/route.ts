import { loadPartnerCard } from "@/app/(public)/bank-sampah/load-partners";
import { cardReply } from "@/lib/server/cards/card-reply";
import { drawPartnerCard } from "@/lib/server/cards/cards";
import { onDemand } from "@/lib/server/each-request";

/** Drawn once, kept like the page of the waste bank and dropped with it. */
export const generateStaticParams = onDemand;

/** GET /bank-sampah/{slug}/kartu.jpg: the picture of a shared link. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const card = await loadPartnerCard((await params).slug);
  if (card === null) return new Response(null, { status: 404 });
  return cardReply(card.photo, (photo) => drawPartnerCard(card, photo), card);
}
