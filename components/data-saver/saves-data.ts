import { useDocumentMark } from "@/components/ui/use-document-mark";
import { choiceToKeep, DATA_SAVER_KEY } from "./data-saver";

/** Whether this page is to load what is large only on demand. */
export function savesData(): boolean {
  return document.documentElement.dataset.saver === "on";
}

/** The same, followed. In the HTML, which is the same for everybody, it is false. */
export function useSavesData(): boolean {
  return useDocumentMark("saver");
}

/** The reader's choice, for this page at once and for the next ones. */
export function chooseSaving(on: boolean): void {
  if (on) document.documentElement.dataset.saver = "on";
  else delete document.documentElement.dataset.saver;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const keep = choiceToKeep(on, connection?.saveData === true);
  try {
    if (keep === null) localStorage.removeItem(DATA_SAVER_KEY);
    else localStorage.setItem(DATA_SAVER_KEY, keep);
  } catch {
    // A browser that keeps nothing still saves until the page is left.
  }
}
