"use client";

import { useEffect, useState } from "react";
import { formatDate, waitingWords, type Zone } from "@/lib/format/dates";

/**
 * "menunggu N hari", counted in the browser: the page is kept and would otherwise say yesterday's number.
 * Until then, and without scripts, the date says the same.
 */
export function WaitingDays({ since, zone }: { since: string; zone: Zone }) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => setWords(waitingWords(since, new Date(), zone)), [since, zone]);
  return <>{words ?? `menunggu sejak ${formatDate(since, zone)}`}</>;
}
