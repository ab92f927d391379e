import { loadThread } from "@/app/(public)/forum/load-forum";
import { threadPath } from "@/lib/forum/rules";
import { cardReply } from "@/lib/server/cards/card-reply";
import { drawThreadCard } from "@/lib/server/cards/cards";
import { onDemand } from "@/lib/server/each-request";

/** Drawn once, kept like the page of the topic and dropped with it. */
export const generateStaticParams = onDemand;

/** GET /forum/{topic}/kartu.jpg: the picture of a shared link. */
export async function GET(_request: Request, { params }: { params: Promise<{ topic: string }> }): Promise<Response> {
  const { topic } = await params;
  const found = await loadThread(topic);
  if (found === null) return new Response(null, { status: 404 });
  // One drawing a topic, whatever stands before its number.
  const location = `${threadPath(found.thread.slug)}/kartu.jpg`;
  if (found.thread.slug !== topic) return new Response(null, { status: 308, headers: { location } });
  return cardReply(null, () => drawThreadCard(found.thread));
}
