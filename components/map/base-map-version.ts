import { BASEMAP_VERSION } from "@/lib/map/rules";

/** What the addresses of the base map's parts end with. @param borders which boundaries they show, where there are any */
export function baseMapVersion(borders: string | undefined): string {
  return borders ? `${BASEMAP_VERSION}.${borders}` : `${BASEMAP_VERSION}`;
}
