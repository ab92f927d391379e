import type { MouseEvent } from "react";

/** True for a plain press on a link, which the desk then follows itself; a new tab or window stays the browser's matter. */
export function opensHere(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return false;
  event.preventDefault();
  return true;
}
