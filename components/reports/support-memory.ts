const KEY = "sulur:didukung";
const REMEMBERED = 200;

/** The reports that this browser has supported, newest last. Only for the button's words; the server counts each person once. */
function remembered(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === "number") : [];
  } catch {
    return [];
  }
}

export function hasSupported(reportId: number): boolean {
  return remembered().includes(reportId);
}

export function rememberSupport(reportId: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...remembered(), reportId])].slice(-REMEMBERED)));
  } catch {
    // The button offers itself again after a reload; a second press counts nothing.
  }
}
