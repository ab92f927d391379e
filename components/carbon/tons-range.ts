import { formatDecimal } from "@/lib/format/decimal";

/** "1,82–3,20 ton" from kilograms; one figure where both ends look the same. */
export function tonsRange(low: number, high: number): string {
  const [from, to] = [low, high].map((kilograms) => formatDecimal(kilograms / 1000, 2));
  return from === to ? `${from} ton` : `${from}–${to} ton`;
}
