/** Tags of EXIF 2.32, section 4.6.6. */
const GPS_POINTER = 0x8825;
const LATITUDE_SIDE = 1;
const LATITUDE = 2;
const LONGITUDE_SIDE = 3;
const LONGITUDE = 4;

const EXIF_MARKER = 0xe1;
const PICTURE_BEGINS = 0xda;
/** Real directories have some dozens; a larger number is damage. */
const MAX_ENTRIES = 512;

/**
 * The position in a JPEG's EXIF data, in degrees; null when there is none or it is damaged. Written by hand because
 * the libraries at hand run for ever on some damaged files, and a frozen page loses more than a position.
 * @param head the first bytes of the file; EXIF stands within the first 64 KB
 */
export function exifPosition(head: Uint8Array): { latitude: number; longitude: number } | null {
  try {
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    const tiff = findExif(view);
    return tiff === null ? null : readPosition(view, tiff);
  } catch (error) {
    // DataView refuses to read past the end: the data is cut off or points somewhere else.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @returns where the TIFF structure inside the EXIF segment begins */
function findExif(view: DataView): number | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    if (marker >> 8 !== 0xff || (marker & 0xff) === PICTURE_BEGINS || length < 2) return null;
    // "Exif" and two zero bytes
    if ((marker & 0xff) === EXIF_MARKER && view.getUint32(at + 4) === 0x45786966) return at + 10;
    at += 2 + length;
  }
  return null;
}

function readPosition(view: DataView, tiff: number): { latitude: number; longitude: number } | null {
  const little = view.getUint16(tiff) === 0x4949;
  const first = directory(view, tiff, view.getUint32(tiff + 4, little), little);
  const pointer = first.get(GPS_POINTER);
  if (pointer === undefined) return null;
  const gps = directory(view, tiff, view.getUint32(pointer, little), little);
  const latitude = degrees(view, tiff, gps, LATITUDE, little) * sign(view, gps, LATITUDE_SIDE, "S");
  const longitude = degrees(view, tiff, gps, LONGITUDE, little) * sign(view, gps, LONGITUDE_SIDE, "W");
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Where the value (or the pointer to it) of each tag stands. */
function directory(view: DataView, tiff: number, offset: number, little: boolean): Map<number, number> {
  const places = new Map<number, number>();
  const begin = tiff + offset;
  const count = Math.min(view.getUint16(begin, little), MAX_ENTRIES);
  for (let entry = begin + 2; entry < begin + 2 + count * 12; entry += 12) {
    places.set(view.getUint16(entry, little), entry + 8);
  }
  return places;
}

function sign(view: DataView, gps: Map<number, number>, tag: number, negative: string): number {
  const place = gps.get(tag);
  return place !== undefined && String.fromCharCode(view.getUint8(place)) === negative ? -1 : 1;
}

/** Degrees, minutes and seconds, each as a fraction. NaN when missing. */
function degrees(view: DataView, tiff: number, gps: Map<number, number>, tag: number, little: boolean): number {
  const place = gps.get(tag);
  if (place === undefined) return Number.NaN;
  const values = tiff + view.getUint32(place, little);
  const fraction = (index: number) =>
    view.getUint32(values + index * 8, little) / view.getUint32(values + index * 8 + 4, little);
  return fraction(0) + fraction(1) / 60 + fraction(2) / 3600;
}
