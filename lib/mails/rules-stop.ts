/** Stopping the mails about one row: what its links look like. */

/** Rows that hold an address which somebody typed and nobody may have confirmed. */
export const MAIL_SOURCES = ["registration", "event", "report", "message", "partner", "volunteer", "account"] as const;
export type MailSource = (typeof MAIL_SOURCES)[number];

export interface SourceRow {
  kind: MailSource;
  id: number;
}

/** Most rows of one mail: the private links of one organiser. */
const MOST_ROWS = 20;
const INVITATIONS = /^relawan-(\d{1,10})~([\w.:-]{1,200})$/u;

export function rowName({ kind, id }: SourceRow): string {
  return `${kind}-${id}`;
}

/** @returns null for what names no row */
export function sourceRow(name: string): SourceRow | null {
  const [, kind = "", id = ""] = /^([a-z]+)-([1-9]\d{0,9})$/u.exec(name) ?? [];
  const source = MAIL_SOURCES.find((known) => known === kind);
  return source === undefined ? null : { kind: source, id: Number(id) };
}

export interface StopToken {
  rows: SourceRow[];
  addressKey: string;
  signature: string;
}

export function stopToken(rows: readonly string[], addressKey: string, signature: string): string {
  return [rows.join("_"), addressKey, signature].join("~");
}

/** @returns null for a token of another form */
export function readStopToken(token: string): StopToken | null {
  const [names = "", addressKey, signature, rest] = token.split("~");
  if (!addressKey || !signature || rest !== undefined) return null;
  const rows = names.split("_").map(sourceRow);
  const known = rows.filter((row) => row !== null);
  return known.length === rows.length && rows.length <= MOST_ROWS ? { rows: known, addressKey, signature } : null;
}

/** Page that asks whether to stop; what stands behind # reaches no server and no log. */
export function stopPagePath(token: string): string {
  return `/surat/berhenti#${token}`;
}

/** The same page for a volunteer's invitations. */
export function stopInvitationsPath(id: number, token: string): string {
  return stopPagePath(`relawan-${id}~${token}`);
}

/** Takes the press of the page and of a mail program's own button (RFC 8058). */
export function stopApiPath(token: string): string {
  return `/api/mails/unsubscribe?token=${encodeURIComponent(token)}`;
}

/** Whether the press of a link can be taken back on its page; volunteers have a switch of their own. */
export function canTakeBackStop(hash: string): boolean {
  return readStopToken(hash.slice(1)) !== null;
}

/** Path to which the page sends its press, from `location.hash`; null for an incomplete link. */
export function stopRequestPath(hash: string): string | null {
  const token = hash.slice(1);
  const [, id, invitations] = INVITATIONS.exec(token) ?? [];
  if (invitations) return `/api/volunteers/${id}/unsubscribe?token=${encodeURIComponent(invitations)}`;
  return readStopToken(token) === null ? null : stopApiPath(token);
}
