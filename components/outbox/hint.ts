const KEY = "sulur_kiriman";

/** Whether something waits on this device, or was sent from it lately: only then is more of the outbox loaded. */
export function hasHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepHint(isThere: boolean): void {
  if (isThere === hasHint()) return;
  try {
    if (isThere) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
    // Of its own changes a tab hears nothing.
    dispatchEvent(new Event("storage"));
  } catch {
    // The list itself stands in the worker's database.
  }
}
