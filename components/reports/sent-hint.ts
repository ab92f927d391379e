const KEY = "sulur:pernah-melapor";

/**
 * Whether this browser has sent a report. Only a hint that asking the server for "Laporan Anda" is worth it;
 * whose reports they are is decided by the signed cookie.
 */
export function hasSentReports(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function rememberSentReport(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Without storage "Laporan Anda" is shown until the page is left.
  }
}
