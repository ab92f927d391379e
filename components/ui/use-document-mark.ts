import { useSyncExternalStore } from "react";

/** Follows `data-NAME="VALUE"` of the document. In the HTML, which is the same for everybody, it is off. */
export function useDocumentMark(name: string, value = "on"): boolean {
  return useSyncExternalStore(
    (changed) => {
      const watch = new MutationObserver(changed);
      watch.observe(document.documentElement, { attributeFilter: [`data-${name}`] });
      return () => watch.disconnect();
    },
    () => document.documentElement.dataset[name] === value,
    () => false,
  );
}
