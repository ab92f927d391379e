export type SheetStop = "peek" | "half" | "full";

const ORDER: readonly SheetStop[] = ["peek", "half", "full"];

/** A press on the handle: one stop higher, and from the highest down again. */
export function nextStop(stop: SheetStop): SheetStop {
  return ORDER[(ORDER.indexOf(stop) + 1) % ORDER.length] ?? "half";
}

/** @param share of the screen that the sheet covers, 0 to 1 */
export function nearestStop(share: number): SheetStop {
  if (share < 0.3) return "peek";
  return share < 0.7 ? "half" : "full";
}

/** What a press on the handle does. */
export const HANDLE_LABELS: Record<SheetStop, string> = {
  peek: "Tampilkan daftar",
  half: "Perbesar daftar",
  full: "Perkecil daftar",
};
