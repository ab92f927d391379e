import { isInIndonesia } from "@/lib/geocoding/rules";

export interface PhotoPosition {
  latitude: number;
  longitude: number;
}

/** Where a photo says it was taken; null when it does not say, or names no place in Indonesia. Read in the browser only. */
export async function photoPosition(file: Blob): Promise<PhotoPosition | null> {
  try {
    const { gps } = await import("exifr/dist/lite.esm.mjs");
    const position = await gps(file);
    if (!position || !isInIndonesia(position.latitude, position.longitude)) return null;
    return { latitude: position.latitude, longitude: position.longitude };
  } catch {
    return null;
  }
}
