import { BASEMAP_VERSION } from "@/lib/map/rules";

/** Version in the addresses of the base map's parts. @param borders version of the boundaries, if there are any */
export function baseMapVersion(borders: string | undefined): string {
  return borders ? `${BASEMAP_VERSION}.${borders}` : `${BASEMAP_VERSION}`;
}
