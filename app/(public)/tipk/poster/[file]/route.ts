import { posterSvg } from "@/lib/guides/poster-svg";
import { POSTER_FILES, posterOf } from "@/lib/guides/posters";
import { sceneSvg } from "@/lib/server/cards/drawing-panel";
import { drawPoster } from "@/lib/server/print/poster";
import { pdfReply } from "@/lib/server/print/sheet";

/** Made from the content by the build; there are no other files than these. */
export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return POSTER_FILES.map((file) => ({ file }));
}

const CACHE_CONTROL = "public, max-age=3600";

/** GET /tipk/poster/{name}.svg or .pdf: a poster to change, or to print as it is. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const found = posterOf((await params).file);
  if (found === null) return new Response(null, { status: 404 });
  if (found.format === "pdf") return pdfReply(await drawPoster(found.poster), found.poster.slug, CACHE_CONTROL);
  return new Response(posterSvg(found.poster, await sceneSvg(found.poster.drawing)), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": CACHE_CONTROL,
      "x-robots-tag": "noindex",
    },
  });
}
