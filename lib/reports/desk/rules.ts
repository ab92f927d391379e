/** Why staff may not take in a report, in words that a reporter understands. */
export const REJECTION_TEMPLATES = [
  "Lokasi atau bukti belum cukup jelas untuk diperiksa. Silakan lapor lagi dengan foto dan titik lokasi.",
  "Laporan yang sama sudah kami terima dan sedang ditangani.",
  "Isi laporan bukan tentang kerusakan lingkungan.",
  "Foto atau keterangan memuat data pribadi orang lain.",
] as const;
