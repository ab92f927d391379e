import { useEffect } from "react";

/** Marks the document once React has hydrated it: from then on a press is heard. Called at the root of each document. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
}
