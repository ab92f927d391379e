import { useSyncExternalStore } from "react";

/** Links in our mails end in `#tiket=…`: what stands behind # reaches no server, no log and no Referer. */
const TICKET = /^#tiket=([\w-]{1,100})$/u;

function watchHash(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/** The ticket of the address; null where there is none, undefined before the browser was asked. */
export function useTicketHash(): string | null | undefined {
  return useSyncExternalStore(
    watchHash,
    () => TICKET.exec(window.location.hash)?.[1] ?? null,
    () => undefined,
  );
}
