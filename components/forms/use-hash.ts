import { useSyncExternalStore } from "react";

function watchHash(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/** What stands behind # in the address, with the #: it reaches no server, no log and no Referer. Undefined before the browser was asked. */
export function useHash(): string | undefined {
  return useSyncExternalStore(
    watchHash,
    () => window.location.hash,
    () => undefined,
  );
}
