"use client";

import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, to the minute. @param rendered ISO time at which the page was made, so that its HTML says the same at first */
export function useNow(rendered: string): Date {
  const [now, setNow] = useState(() => new Date(rendered));
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
