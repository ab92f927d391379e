import { isInIndonesia } from "@/lib/geocoding/rules";

export interface PhotoPosition {
  latitude: number;
  longitude: number;
}

/** EXIF stands in the first 64 KB segment, after at most a few others. */
const HEAD_BYTES = 256 * 1024;

/** Where a photo says it was taken; null when it does not say, or names no place in Indonesia. Read in the browser only. */
export async function photoPosition(file: Blob): Promise<PhotoPosition | null> {
  // Fetched only once somebody chooses a photo.
  const { exifPosition } = await import("./exif-position");
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const position = exifPosition(head);
  if (!position || !isInIndonesia(position.latitude, position.longitude)) return null;
  return { latitude: rounded(position.latitude), longitude: rounded(position.longitude) };
}

/** Cameras write seconds, which become endless fractions; six decimals are a tenth of a metre. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6));
}
