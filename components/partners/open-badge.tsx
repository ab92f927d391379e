"use client";

import { Badge } from "@/components/ui/badge";
import { useNow } from "@/components/ui/use-now";
import { openToday } from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";
import { hoursText } from "./partner-words";

interface OpenBadgeProps {
  partner: Pick<PartnerView, "hours" | "latitude" | "longitude">;
  /** ISO time at which the page was made. */
  at: string;
}

/** "Buka hari ini 08.00–11.00"; nothing on other days. */
export function OpenBadge({ partner: { hours, latitude, longitude }, at }: OpenBadgeProps) {
  const now = useNow(at);
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  const today = openToday(hours, point, now);
  if (today === null) return null;
  return (
    <Badge tone="good" icon="clock">
      {today.now ? "Sedang buka" : "Buka hari ini"} {hoursText(today)}
    </Badge>
  );
}
