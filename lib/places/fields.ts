import { choice, line, own, paragraphs } from "@/lib/forms/fields";
import { PLACE_KIND_LABELS, PLACE_KINDS, placeNameKey } from "./rules";

/** A green place, as residents add it. */
export const PLACE = {
  name: line("Nama lokasi", {
    max: 120,
    min: 3,
    hint: "Nama yang dikenal warga, boleh dengan kotanya. Contoh: Taman Suropati, Jakarta Pusat.",
    autoComplete: "off",
    problem: (text) => (placeNameKey(text) === "" ? "Nama lokasi harus memuat huruf atau angka." : undefined),
  }),
  kind: choice("Jenis lokasi", PLACE_KIND_LABELS, {
    required: false,
    unknown: `Jenis lokasi harus salah satu dari ${PLACE_KINDS.join(", ")}.`,
  }),
  latitude: own("Titik", "longitude"),
  area_code: own("Daerah"),
  description: paragraphs("Deskripsi", {
    required: false,
    max: 2000,
    hint: "Apa yang dapat dilihat atau dilakukan di sana, jam buka, dan cara ke sana.",
  }),
  photo_id: own("Foto"),
} as const;

/** A green place, as staff correct it. */
export const PLACE_EDIT = { ...PLACE, kind: { ...PLACE.kind, required: true } } as const;
