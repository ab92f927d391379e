import { articleScreen } from "@/lib/server/article-page";
import { articleCardReply } from "@/lib/server/cards/article-card";

/** Drawn once, kept like the page. */
export const dynamic = "force-static";

export function generateStaticParams() {
  return [];
}

/** GET /tips/{slug}/kartu.jpg: the picture of a shared link. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const found = await articleScreen("tips", (await params).slug);
  return found === null ? new Response(null, { status: 404 }) : articleCardReply(found.article);
}
