import { CREDITED } from "@/lib/areas/rules-import";
import { BASEMAP_VERSION } from "@/lib/map/rules";

/** Version in the addresses of the base map's parts. @param borders version of the boundaries, if there are any */
export function baseMapVersion(borders: string | undefined): string {
  return borders ? `${BASEMAP_VERSION}.${borders}` : `${BASEMAP_VERSION}`;
}

/** The maps' `tileUrl`: a template of streets or `none`, and behind `#` the version of the borders and whether their publisher is named. */
export function readTileUrl(tileUrl: string): { streetsUrl: string; borders: string | undefined; isCredited: boolean } {
  const [streetsUrl = "", fragment = ""] = tileUrl.split("#");
  const [borders, credited] = fragment.split("~");
  return { streetsUrl, borders: borders || undefined, isCredited: credited === CREDITED };
}
