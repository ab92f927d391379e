"use client";

import { Badge } from "@/components/ui/badge";
import { useNow } from "@/components/ui/use-now";
import { type NextOpening, nextOpening, WEEKDAY_LABELS } from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";

interface OpenBadgeProps {
  partner: Pick<PartnerView, "hours" | "latitude" | "longitude">;
  /** ISO time at which the page was made. */
  at: string;
}

/** The answer that people come for: whether the door is open, else when it opens. */
export function OpenBadge({ partner: { hours, latitude, longitude }, at }: OpenBadgeProps) {
  const now = useNow(at);
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  const next = nextOpening(hours, point, now);
  if (next === null) return null;
  return (
    <Badge tone={next.when === "later" ? "neutral" : "good"} icon="clock">
      {openingText(next)}
    </Badge>
  );
}

function openingText({ when, day, opens, closes }: NextOpening): string {
  if (when === "now") return `Buka sampai ${closes.replace(":", ".")}`;
  const time = opens.replace(":", ".");
  return when === "today" ? `Buka hari ini ${time}` : `Buka berikutnya ${WEEKDAY_LABELS[day]} ${time}`;
}
