"use client";

import { useEffect, useState } from "react";
import { formatDate, waitingWords, type Zone } from "@/lib/format/dates";

/**
 * Counted in the browser: the page is cached and would otherwise show yesterday's number.
 * Until then, and without scripts, the date says the same.
 */
export function WaitingDays({ since, zone }: { since: string; zone: Zone }) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => setWords(waitingWords("penyelesaian", since, new Date(), zone)), [since, zone]);
  return <>{words ?? `menunggu penyelesaian sejak ${formatDate(since, zone)}`}</>;
}
