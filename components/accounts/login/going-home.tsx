"use client";

import { useEffect } from "react";

const REDIRECT_MS = 3000;

/** Leads to /home after a moment; where scripts do not run, the browser does it. */
export function GoingHome() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign("/home"), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${REDIRECT_MS / 1000};url=/home`} />
    </noscript>
  );
}
