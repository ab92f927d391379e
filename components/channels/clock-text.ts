import { handoverClock } from "@/lib/channels/handovers/rules";
import type { HandoverView } from "@/lib/channels/handovers/view";
import type { Zone } from "@/lib/format/dates";

/** How far an office's promise has come. That it is broken is what residents say, not Sulur. */
export function clockText(handover: Pick<HandoverView, "sent_on" | "due_on">, now: Date, zone: Zone): string {
  const { words, late, rough } = handoverClock(handover, now, zone);
  const counted = rough ? " (Senin–Jumat dihitung, hari liburnya belum diketahui)" : "";
  return `${words}${late ? ", menurut warga" : ""}${counted}`;
}
