import { loadThread } from "@/app/(public)/forum/load-forum";
import { cardReply } from "@/lib/server/cards/card-reply";
import { drawThreadCard } from "@/lib/server/cards/thread-card";
import { onDemand } from "@/lib/server/each-request";

/** Drawn once, kept like the page of the topic and dropped with it. */
export const generateStaticParams = onDemand;

/** GET /forum/{topic}/kartu.jpg: the picture of a shared link. */
export async function GET(_request: Request, { params }: { params: Promise<{ topic: string }> }): Promise<Response> {
  const found = await loadThread((await params).topic);
  if (found === null) return new Response(null, { status: 404 });
  return cardReply(null, () => drawThreadCard(found.thread));
}
