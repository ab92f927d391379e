/**
 * Address of the organiser's page. The key stands behind #, so that it reaches no server, no log and no Referer.
 * @param token as POST /api/events answers it, once
 */
export function managePath(id: number, token: string): string {
  return `/kegiatan/${id}/kelola#kunci=${token}`;
}

/** The same page for who needs no key: staff, and the account that added the event. */
export function manageAsStaffPath(id: number): string {
  return `/kegiatan/${id}/kelola`;
}

/** The token in `location.hash`; null where there is none. */
export function manageTokenIn(hash: string): string | null {
  return /^#kunci=([\w-]{20,200})$/u.exec(hash)?.[1] ?? null;
}

/** Until so long after an event its organiser can ask for a lost private link by e-mail. */
export const ORGANISER_EMAIL_DAYS = 90;

/** Header that carries the token where a request has no body. */
export const MANAGE_HEADER = "x-sulur-kunci";
