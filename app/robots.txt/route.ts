import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** Kept like a page. */
export const revalidate = false;

/** What only answers the one who asks, or belongs to one person. */
const CLOSED = ["/admin", "/api/", "/akun", "/kegiatan/", "/pendaftaran"];

/** GET /robots.txt. Kept like data, since the build knows no configuration. */
export async function GET(): Promise<Response> {
  const sitemap = await cachedRead(["robots", "sitemap"], [], async () => publicCtx().link("/sitemap.xml"));
  // Photos belong to public pages.
  const lines = ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "Allow: /api/photos/"];
  return new Response([...lines, "", `Sitemap: ${sitemap}`, ""].join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=60" },
  });
}
