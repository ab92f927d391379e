import type { Zone } from "@/lib/format/dates";

const CENTRAL: ReadonlySet<string> = new Set([
  "Bali",
  "Nusa Tenggara Barat",
  "Nusa Tenggara Timur",
  "Kalimantan Selatan",
  "Kalimantan Timur",
  "Kalimantan Utara",
  "Sulawesi Utara",
  "Sulawesi Tengah",
  "Sulawesi Selatan",
  "Sulawesi Tenggara",
  "Sulawesi Barat",
  "Gorontalo",
]);

/** The zone that clocks follow in a province. */
export function zoneOfProvince(name: string): Zone {
  if (CENTRAL.has(name)) return "WITA";
  return /^(?:Maluku|Papua)/u.test(name) ? "WIT" : "WIB";
}
