import { formatRupiah } from "@/lib/format/decimal";
import {
  type OpenHours,
  PARTNER_MATERIAL_LABELS,
  PARTNER_MESSAGES,
  type PartnerMaterial,
  type PartnerPrice,
  WEEKDAY_LABELS,
} from "./rules";

/** "08.00–11.00" */
export function hoursText({ opens, closes }: Pick<OpenHours, "opens" | "closes">): string {
  return `${opens}–${closes}`.replaceAll(":", ".");
}

/** "Selasa 14.00–16.00, Sabtu 08.00–11.00"; the spec's text where nothing was filled in. */
export function scheduleText({ hours, schedule_note }: { hours: OpenHours[]; schedule_note: string | null }): string {
  const days = hours.map((one) => `${WEEKDAY_LABELS[one.day]} ${hoursText(one)}`).join(", ");
  return [days, schedule_note].filter(Boolean).join(". ") || PARTNER_MESSAGES.noSchedule;
}

/** "Plastik, Logam"; the spec's text where nothing was filled in. */
export function materialsText(materials: readonly PartnerMaterial[]): string {
  return materials.map((material) => PARTNER_MATERIAL_LABELS[material]).join(", ") || PARTNER_MESSAGES.noMaterials;
}

/** "Rp3.500 per kg" */
export function priceText(price: PartnerPrice): string {
  return `${formatRupiah(price.rupiah)} per kg`;
}
