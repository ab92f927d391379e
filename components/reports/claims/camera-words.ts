import { formatDateTime, type Zone } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import type { CameraView } from "@/lib/reports/view";

/** Up to here somebody stood where the damage was. */
const THERE_METERS = 200;

/** How the photo of a claim was made: what neighbours weigh it by. */
export function cameraWords(camera: CameraView | null, zone: Zone = "WIB"): string {
  if (camera === null) return "Foto tidak diambil di kamera Sulur; kapan dan di mana diambilnya tidak diketahui.";
  const { meters: distance, at } = camera;
  const there = distance !== null && distance <= THERE_METERS ? " di tempat," : "";
  const where = distance === null ? "" : `${there} sekitar ${meters(distance)} dari titik laporan,`;
  return `Foto dari kamera Sulur,${where} ${formatDateTime(at, zone)}.`;
}
