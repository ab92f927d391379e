/** What is said while a place name is looked up. Pure, shared with the browser. */

import { OUTSIDE_INDONESIA } from "./rules-country";

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
  outside: OUTSIDE_INDONESIA,
} as const;
