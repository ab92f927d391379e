"use client";

import { useEffect } from "react";

/** Marks the document once React has hydrated it: from then on a press is heard. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
