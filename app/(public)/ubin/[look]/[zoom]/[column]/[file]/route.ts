import { z } from "zod";
import { TileAddress } from "@/lib/map/schemas";
import { drawTile, isInRegion } from "@/lib/server/basemap/tile";

export const dynamic = "force-dynamic";

/** A file ships with each version of Sulur, and its tiles' addresses name that version. */
const FOREVER = "public, max-age=31536000, immutable";

/** GET /ubin/{light|dark}/{zoom}/{column}/{row}.svg: a tile of the base map that ships with Sulur. The same for everybody; reads no database. */
export async function GET(_request: Request, { params }: { params: Promise<unknown> }): Promise<Response> {
  const { success, data } = z.safeParse(TileAddress, await params);
  if (!success || !isInRegion(data.zoom, data.column, data.file)) return new Response(null, { status: 404 });
  return new Response(drawTile(data.look, data.zoom, data.column, data.file), {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": FOREVER },
  });
}
