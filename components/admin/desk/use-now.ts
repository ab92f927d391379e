"use client";

import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The time, to the minute. Starts with the server's, so that what is drawn first is the same on both sides. */
export function useNow(initial: string): Date {
  const [now, setNow] = useState(() => new Date(initial));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
