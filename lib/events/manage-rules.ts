/**
 * Address of the organiser's page. The key stands behind #, so that it reaches no server, no log and no Referer.
 * @param token as POST /api/events answers it, once
 */
export function managePath(id: number, token: string): string {
  return `/kegiatan/${id}/kelola#kunci=${token}`;
}

/** The same page for staff, who need no key. */
export function manageAsStaffPath(id: number): string {
  return `/kegiatan/${id}/kelola`;
}

/** The token in `location.hash`; null where there is none. */
export function manageTokenIn(hash: string): string | null {
  return /^#kunci=([\w-]{20,200})$/u.exec(hash)?.[1] ?? null;
}

/** Header that carries the token where a request has no body. */
export const MANAGE_HEADER = "x-sulur-kunci";
