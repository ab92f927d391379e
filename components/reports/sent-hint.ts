const KEY = "sulur:pernah-melapor";

const listeners = new Set<() => void>();
let sentNow = false;

/**
 * Whether this browser has sent a report. Only a hint that asking the server for "Laporan Anda" is worth it;
 * whose reports they are is decided by the signed cookie.
 */
export function hasSentReports(): boolean {
  if (sentNow) return true;
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function rememberSentReport(): void {
  sentNow = true;
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Without storage "Laporan Anda" is shown until the page is left.
  }
  for (const listener of listeners) listener();
}

export function subscribeSentReports(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
