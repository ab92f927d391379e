import { formatDecimal } from "@/lib/format/decimal";

/** Without any figure: how much somebody emits is theirs to tell. */
export const SHARE_TEXT = "Saya menghitung jejak karbon saya di Sulur. Berapa jejak karbon Anda? Hitung di sini:";

/** The page of one result; the id stands behind # so that it reaches no server. */
export function reportPath(id: string): string {
  return `/kalkulator/laporan#${id}`;
}

/** "1,82–3,20 ton" from kilograms; one figure where both ends look the same. */
export function tonsRange(low: number, high: number): string {
  const [from, to] = [low, high].map((kilograms) => formatDecimal(kilograms / 1000, 2));
  return from === to ? `${from} ton` : `${from}–${to} ton`;
}
