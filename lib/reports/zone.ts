import { type Zone, zoneAt } from "@/lib/format/dates";
import type { ReportView } from "./view";

/** The zone in whose days and hours a report's dates are told. */
export function zoneOf({ latitude, longitude }: Pick<ReportView, "latitude" | "longitude">): Zone {
  return zoneAt(latitude === null || longitude === null ? null : { latitude, longitude });
}
