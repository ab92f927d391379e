import "server-only";

/** Headings by the first part of the path behind /api. */
const GROUPS: readonly (readonly [string, string])[] = [
  ["admin", "Meja petugas"],
  ["reports", "Laporan"],
  ["locations", "Lokasi hijau"],
  ["events", "Kegiatan"],
  ["registrations", "Kegiatan"],
  ["certificates", "Kegiatan"],
  ["volunteers", "Relawan"],
  ["partners", "Mitra"],
  ["threads", "Forum"],
  ["comments", "Forum"],
  ["search", "Pencarian"],
  ["messages", "Pesan"],
  ["photos", "Foto"],
  ["carbon", "Kalkulator karbon"],
  ["account", "Akun"],
  ["auth", "Masuk dan daftar"],
  ["login", "Masuk dan daftar"],
  ["logout", "Masuk dan daftar"],
  ["register", "Masuk dan daftar"],
  ["verify-account", "Masuk dan daftar"],
  ["reset-password", "Masuk dan daftar"],
];

/** Under which heading a path stands. */
export function groupOf(path: string): string {
  const first = path.split("/")[2] ?? "";
  return GROUPS.find(([part]) => part === first)?.[1] ?? "Umum";
}
