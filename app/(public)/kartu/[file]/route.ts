import { pageCard } from "@/lib/layout/page-cards";
import { cardReply } from "@/lib/server/cards/card-reply";
import { drawPageCard } from "@/lib/server/cards/cards";

/** Drawn once, kept like a page. */
export const dynamic = "force-static";

export function generateStaticParams() {
  return [];
}

/** GET /kartu/{page}.jpg: the picture of a shared page that is about no single thing. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const card = file.endsWith(".jpg") ? pageCard(`/${file.slice(0, -".jpg".length)}`) : undefined;
  if (card === undefined) return new Response(null, { status: 404 });
  return cardReply(null, () => drawPageCard(card));
}
