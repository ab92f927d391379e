import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";

const nothingToWatch = () => () => undefined;
export const hasSessionHint = () => /(?:^|;\s*)sulur_masuk=1(?:;|$)/.test(document.cookie);

/**
 * Whether the readable cookie says that this browser has a session. Only a hint for what to show: the server decides.
 * False in the HTML, which is the same for everybody.
 */
export function useSignedIn(): boolean {
  // Logging in and out both lead to another page, which renders this anew and reads the cookie again.
  usePathname();
  return useSyncExternalStore(nothingToWatch, hasSessionHint, () => false);
}
