import { z } from "zod";
import { TileAddress } from "@/lib/map/schemas";
import { borders } from "@/lib/server/basemap/borders";
import { drawTile, isInRegion } from "@/lib/server/basemap/tile";

export const dynamic = "force-dynamic";

/** A file ships with each version of Sulur, and its tiles' addresses name that version. */
const FOREVER = "public, max-age=31536000, immutable";

/**
 * GET /ubin/{light|dark}/{zoom}/{column}/{row}.svg?v={version}[.{borders}]: a tile of the base map that ships with Sulur. The same for
 * everybody. Reads no database, unless `v` names borders that were imported.
 */
export async function GET({ url }: Request, { params }: { params: Promise<unknown> }): Promise<Response> {
  const { success, data } = z.safeParse(TileAddress, await params);
  if (!success || !isInRegion(data.zoom, data.column, data.file)) return new Response(null, { status: 404 });
  const lines = new URL(url).searchParams.get("v")?.includes(".") ? await borders() : null;
  return new Response(drawTile(data.look, data.zoom, data.column, data.file, lines), {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": FOREVER },
  });
}
