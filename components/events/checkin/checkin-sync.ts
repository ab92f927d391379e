import { keyBody, keyHeaders } from "@/components/events/organiser/organiser-key";
import { keep } from "@/components/outbox/outbox";
import { STATEMENTS_AT_ONCE } from "@/lib/events/attendance/rules";
import type { Statement } from "@/lib/events/attendance/schemas";
import type { CheckedInView, ManagedEventView, RosterEntry, RosterView } from "@/lib/events/attendance/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { withoutSent } from "./checkin-list";
import { changeList, readList, type StoredList } from "./checkin-store";

/** A list longer than this is no list to tick off on a phone. */
const MAX_PAGES = 20;

/** Keeps what the organiser's page was told about its event. */
export function keepView(id: number, view: ManagedEventView): void {
  const clockOffset = Date.parse(view.now) - Date.now();
  changeList(id, (list) => ({ ...EMPTY, ...list, view, clockOffset }));
}

const EMPTY: Omit<StoredList, "view"> = { entries: [], waiting: {}, loadedAt: null, clockOffset: 0, lasting: false };

/** A moment by the server's clock, as far as this device knows it. */
export function serverTime({ clockOffset }: Pick<StoredList, "clockOffset">): string {
  return new Date(Date.now() + clockOffset).toISOString();
}

/**
 * Tells the server what waits here, then reads the list anew. What was sent is forgotten only together with the list
 * that holds it; sent twice it does no harm.
 * @returns the statements about people who have no place at this event any more
 * @throws RequestFailed
 */
export async function syncList(id: number, token: string | null): Promise<Statement[]> {
  const refused: Statement[] = [];
  const sent: Statement[] = [];
  const waiting = Object.values(readList(id)?.waiting ?? {});
  for (let from = 0; from < waiting.length; from += STATEMENTS_AT_ONCE) {
    const statements = waiting.slice(from, from + STATEMENTS_AT_ONCE);
    const body = { ...keyBody(token), statements };
    const { outcomes } = await fetchJson<CheckedInView>(`/api/events/${id}/checkin`, { method: "POST", body });
    sent.push(...statements);
    refused.push(...statements.filter((_, place) => outcomes[place] === "unknown"));
  }
  const { entries, now } = await wholeRoster(id, token);
  const clockOffset = Date.parse(now) - Date.now();
  changeList(id, (list) => {
    if (list === null) throw new Error("A list is kept before it is synchronised");
    return { ...list, entries, loadedAt: now, clockOffset, waiting: withoutSent(list.waiting, sent) };
  });
  return refused;
}

/** Without a signal the worker tells the server too, also once this page is closed; told twice it does no harm. */
export async function keepWaiting(id: number, token: string | null): Promise<void> {
  const waiting = Object.values(readList(id)?.waiting ?? {});
  for (let from = 0; from < waiting.length; from += STATEMENTS_AT_ONCE) {
    await keep({
      kind: "absen",
      title: `Presensi kegiatan ${id}`,
      slot: `absen-${id}-${from}`,
      path: `/api/events/${id}/checkin`,
      body: { ...keyBody(token), statements: waiting.slice(from, from + STATEMENTS_AT_ONCE) },
      key: randomKey(),
    });
  }
}

async function wholeRoster(id: number, token: string | null): Promise<{ entries: RosterEntry[]; now: string }> {
  const entries: RosterEntry[] = [];
  let cursor: number | null = 0;
  let now = "";
  for (let page = 0; page < MAX_PAGES && cursor !== null; page += 1) {
    const query: string = cursor === 0 ? "" : `?cursor=${cursor}`;
    const view: RosterView = await fetchJson<RosterView>(`/api/events/${id}/registrants${query}`, {
      headers: keyHeaders(token),
    });
    entries.push(...view.items);
    cursor = view.next_cursor;
    now = view.now;
  }
  return { entries, now };
}
