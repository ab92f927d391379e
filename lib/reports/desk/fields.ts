import { choice, day, line, paragraphs, tick } from "@/lib/forms/fields";
import { DAMAGE_TYPES, type TakenVia } from "@/lib/reports/rules";

const VIA: Readonly<Record<TakenVia, string>> = { visit: "Datang", phone: "Menelepon" };

/** A report that staff write down for somebody who came by or phoned. */
export const TAKE = {
  via: choice("Orangnya", VIA, { empty: "Pilih bagaimana orangnya melapor: datang atau menelepon." }),
  damage_type: choice("Jenis kerusakan", Object.fromEntries(DAMAGE_TYPES.map((kind) => [kind, kind])), {
    empty: "Jenis kerusakan wajib diisi.",
  }),
  location: line("Lokasi", { max: 200, min: 3 }),
  description: paragraphs("Yang diceritakan", { max: 4000, min: 10, rows: 5 }),
  incident_date: day("Tanggal kejadian"),
  reporter_name: line("Nama pelapor", {
    required: false,
    max: 80,
    hint: "Boleh kosong; tampil untuk umum. Tulis hanya bila orangnya setuju.",
    autoComplete: "off",
  }),
  secret: tick("Rahasia", { hint: "Hanya pengelola yang melihatnya." }),
} as const;
