/** Without any figure: how much somebody emits is theirs to tell. */
export const SHARE_TEXT = "Saya menghitung jejak karbon saya di Sulur. Berapa jejak karbon Anda? Hitung di sini:";

/** The page of one result; the id stands behind # so that it reaches no server. */
export function reportPath(id: string): string {
  return `/kalkulator/laporan#${id}`;
}
