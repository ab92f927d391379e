import { drawGuide } from "@/lib/server/print/guide";
import { pdfReply } from "@/lib/server/print/sheet";

/** Made from the article by the build, and once by each server that starts. */
export const dynamic = "force-static";

/** GET /tipk/panduan.pdf: the guide to print. */
export async function GET(): Promise<Response> {
  return pdfReply(await drawGuide(), "panduan-ramah-lingkungan", "public, max-age=3600");
}
