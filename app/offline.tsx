"use client";

import { useEffect } from "react";
import { catchInstallOffer } from "@/components/outbox/install";

/** Help for a time without a signal comes after everything that is seen now. */
const WORKER_AFTER_MS = 3_000;

/** Starts the service worker, and keeps the browser from asking on arrival whether to install. */
export function Offline() {
  useEffect(catchInstallOffer, []);
  useEffect(() => {
    if (!("serviceWorker" in navigator && "locks" in navigator)) return;
    const start = () => void import("./offline-parts").then(({ startOffline }) => startOffline());
    const timer = setTimeout(start, WORKER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
