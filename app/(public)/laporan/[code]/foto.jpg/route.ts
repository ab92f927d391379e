import { loadReport } from "@/app/(public)/laporan/[code]/load-report";
import { cardResponse, pictureOf } from "@/lib/server/cards/card-reply";
import { onDemand } from "@/lib/server/each-request";
import { photoJpeg } from "@/lib/server/photos/photo-jpeg";

/** Made once, cached like the page of the report and dropped with it. */
export const generateStaticParams = onDemand;

/** GET /laporan/{code}/foto.jpg: the first photo as JPEG, to be sent on, while it is public. */
export async function GET(_request: Request, { params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const detail = await loadReport((await params).code);
  const picture = await pictureOf(detail?.report?.photo ?? null);
  return picture ? cardResponse(await photoJpeg(picture)) : new Response(null, { status: 404 });
}
