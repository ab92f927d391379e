/** Where a report may lie and what is said while a place name is looked up. Pure, shared with the browser. */

/** Indonesia's bounding box in degrees. */
export const INDONESIA = { south: -11.2, north: 6.3, west: 94.7, east: 141.1 } as const;

export function isInIndonesia(latitude: number, longitude: number): boolean {
  return (
    latitude >= INDONESIA.south &&
    latitude <= INDONESIA.north &&
    longitude >= INDONESIA.west &&
    longitude <= INDONESIA.east
  );
}

/** A name longer than this is no place name; the cache's key has the same width. */
export const MAX_PLACE_NAME = 200;

/** Credit that the data's licence (ODbL) asks for wherever an answer is shown. */
export const GEOCODING_ATTRIBUTION = "Data lokasi © kontributor OpenStreetMap";

/** The same for the gazetteer that ships with the app (CC BY 4.0). */
export const GAZETTEER_ATTRIBUTION = "Data lokasi © GeoNames, CC BY 4.0";

export const GEOCODING_MESSAGES = {
  empty: "Nama lokasi wajib diisi untuk geocoding otomatis.",
  tooLong: `Nama lokasi terlalu panjang. Ringkas menjadi paling banyak ${MAX_PLACE_NAME} karakter.`,
  searching: "Mencari koordinat lokasi otomatis...",
  notFound: "Lokasi tidak ditemukan. Coba masukkan nama lokasi yang lebih spesifik.",
  unavailable: "Pencarian lokasi sedang tidak tersedia. Pilih titiknya langsung di peta.",
  busy: "Pencarian lokasi sedang ramai. Coba lagi sebentar lagi atau pilih titiknya langsung di peta.",
  approximate: "Titik perkiraan: geser pin ke tempat yang tepat.",
  outside: "Titik berada di luar Indonesia. Pilih titik lain di peta.",
} as const;
