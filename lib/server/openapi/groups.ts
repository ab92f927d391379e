import "server-only";

export interface ApiGroup {
  /** Last part of the address of its page. */
  slug: string;
  name: string;
}

const REST: ApiGroup = { slug: "umum", name: "Umum" };
const DESK_REST: ApiGroup = { slug: "meja", name: "Meja petugas" };

/** Headings by the first part of the path behind /api. */
const GROUPS = new Map<string, ApiGroup>([
  ...group("Laporan", "reports"),
  ...group("Lokasi hijau", "locations", "geocode"),
  ...group("Kegiatan", "events", "registrations", "certificates"),
  ...group("Relawan", "volunteers"),
  ...group("Bank sampah", "partners"),
  ...group("Forum", "threads", "comments"),
  ...group("Pencarian", "search"),
  ...group("Pesan", "messages"),
  ...group("Foto", "photos"),
  ...group("Notifikasi", "push"),
  ...group("Kalkulator karbon", "carbon"),
  ...group("Akun", "account"),
  ...group("Masuk dan daftar", "auth", "login", "logout", "register", "verify-account", "reset-password"),
]);

/** The same for what stands behind /api/admin: too much for one page. */
const DESK_GROUPS = new Map<string, ApiGroup>([
  ...group("Meja: laporan", "reports"),
  ...group("Meja: kabar dan balasan", "reports/updates", "reports/templates"),
  ...group("Meja: lokasi", "places"),
  ...group("Meja: kegiatan", "events"),
  ...group("Meja: relawan", "volunteers"),
  ...group("Meja: bank sampah", "partners"),
  ...group("Meja: forum", "threads", "comments"),
  ...group("Meja: pesan dan surat", "messages", "mails"),
  ...group("Meja: akun", "users"),
]);

function group(name: string, ...parts: string[]): [string, ApiGroup][] {
  const slug = name.toLowerCase().replace(/[^a-z]+/gu, "-");
  return parts.map((part) => [part, { slug, name }]);
}

/** Under which heading a path stands. */
export function groupOf(path: string): ApiGroup {
  const [, , first = "", second = "", third = ""] = path.split("/");
  if (first === "admin") return DESK_GROUPS.get(`${second}/${third}`) ?? DESK_GROUPS.get(second) ?? DESK_REST;
  return GROUPS.get(first) ?? REST;
}
