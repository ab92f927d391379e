import { useSyncExternalStore } from "react";

/** Follows `data-NAME="on"` of the document. In the HTML, which is the same for everybody, it is off. */
export function useDocumentMark(name: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const watch = new MutationObserver(changed);
      watch.observe(document.documentElement, { attributeFilter: [`data-${name}`] });
      return () => watch.disconnect();
    },
    () => document.documentElement.dataset[name] === "on",
    () => false,
  );
}
