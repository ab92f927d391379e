import { day, email, type FieldSpec, line, own, tick } from "@/lib/forms/fields";
import { PARTNER } from "./fields";
import { ADDRESS_HOLD_DAYS, PARTNER_LENGTH } from "./rules";

/** Text fields of a waste bank's own page; its lists, point and photo are sent beside them. */
export const PARTNER_PAGE = {
  name: { ...PARTNER.name, hint: "Nama baru menghapus tanda terverifikasi." },
  email: email("Email", {
    empty: PARTNER.email.empty,
    hint: `Tidak ditampilkan untuk umum. Bila diganti, alamat lama dikabari, dan tautan pribadi baru masih dikirim ke sana selama ${ADDRESS_HOLD_DAYS} hari.`,
  }),
  phone: { ...PARTNER.phone, hint: "Tampil untuk umum." },
  whatsapp: tick("Nomor ini dapat dihubungi lewat WhatsApp"),
  address: PARTNER.address,
  hours: own("Jadwal"),
  schedule_note: line("Keterangan jadwal", {
    required: false,
    max: PARTNER_LENGTH.note,
    hint: "Misalnya: hanya Sabtu pertama tiap bulan.",
  }),
  prices: own("Daftar harga"),
  prices_on: {
    ...day("Harga berlaku per tanggal", { required: false }),
    malformed: "Tanggal harga belum benar. Pilih lagi tanggalnya.",
  },
  titik: own("Titik di peta", "latitude", "longitude"),
  photo_id: own("Foto"),
} as const;

/** By who changes it: staff do not change the e-mail, and a bank without one need not give any. */
export function pageFields(owns: boolean, known: string | null): Record<keyof typeof PARTNER_PAGE, FieldSpec> {
  if (!owns) return { ...PARTNER_PAGE, email: own("Email") };
  return { ...PARTNER_PAGE, email: { ...PARTNER_PAGE.email, required: known !== null } };
}
