import { day, email, line, own, paragraphs, tick } from "@/lib/forms/fields";

/** The report form (spec 2.12). @param hasPhoto a photo may stand for the words */
function reportFields(hasPhoto: boolean) {
  return {
    photo_id: own("Foto", "photo_ids"),
    location: line("Lokasi", {
      min: 3,
      max: 200,
      hint: "Nama jalan, kampung, atau patokan.",
      // It is there again for people who come back without scripts.
      autoComplete: "on",
    }),
    latitude: own("Titik", "longitude"),
    area_code: own("Daerah"),
    damage_type: { ...line("Jenis kerusakan", { max: 80, autoComplete: "off" }), also: ["answers"] },
    description: paragraphs("Deskripsi", { required: !hasPhoto, min: 10, max: 4000 }),
    incident_date: day("Tanggal kejadian", { required: false }),
    reporter_name: line("Nama pelapor", {
      required: false,
      max: 80,
      hint: "Kosongkan untuk anonim.",
      autoComplete: "name",
    }),
    email: email("Email untuk kabar laporan", {
      required: false,
      hint: "Tidak pernah ditampilkan. Dengan mengisinya, Anda setuju alamat ini kami simpan untuk kabar laporan ini saja.",
    }),
    secret: tick("Rahasiakan laporan ini", { hint: "Hanya Anda dan pengelola yang melihatnya." }),
  } as const;
}

export const REPORT = reportFields(false);

export const PHOTO_REPORT = reportFields(true);
