import { z } from "zod";
import { NamesAddress } from "@/lib/map/schemas";
import { NAME_TILES } from "@/lib/map/world-point";
import { areaNamesIn } from "@/lib/server/basemap/area-names";
import { namesIn } from "@/lib/server/basemap/labels";
import { isInRegion } from "@/lib/server/basemap/tile";

export const dynamic = "force-dynamic";

/** A file ships with each version of Sulur, and its addresses name that version. */
const FOREVER = "public, max-age=31536000, immutable";

/**
 * GET /ubin/nama/{zoom}/{column}/{row}.json?v={version}[.{borders}]: the names on 4 × 4 tiles of the base map. The same for
 * everybody. Reads no database, unless `v` names borders that were imported.
 */
export async function GET({ url }: Request, { params }: { params: Promise<unknown> }): Promise<Response> {
  const { success, data } = z.safeParse(NamesAddress, await params);
  if (!success) return new Response(null, { status: 404 });
  const { zoom, column, file: row } = data;
  const middle = NAME_TILES / 2;
  if (!isInRegion(zoom, column * NAME_TILES + middle, row * NAME_TILES + middle, NAME_TILES))
    return new Response(null, { status: 404 });
  const areas = new URL(url).searchParams.get("v")?.includes(".") ? await areaNamesIn(zoom, column, row) : [];
  const names = namesIn(zoom, column, row);
  // Names of areas make signposts to places unnecessary.
  const shown = areas.length > 0 ? [...areas, ...names.filter(({ look }) => look !== "post")] : names;
  return Response.json(shown, { headers: { "cache-control": FOREVER } });
}
