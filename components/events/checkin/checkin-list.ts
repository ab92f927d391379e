import { MOST_CAME } from "@/lib/events/attendance/rules";
import type { Statement } from "@/lib/events/attendance/schemas";
import type { RosterEntry } from "@/lib/events/attendance/view";
import type { RegistrationStatus } from "@/lib/events/event/rules";
import { foldedWords, searchWords } from "@/lib/format/search-words";

/** What was said on this device and is not on the server yet; the latest word about each person, by `subjectOf`. */
export type Waiting = Readonly<Record<string, Statement>>;

/** One line of the list at the entrance. */
export interface Guest {
  /** Names the person in `Waiting`. */
  subject: string;
  /** Null for somebody whom the server does not know yet. */
  id: number | null;
  walkIn: string | null;
  name: string;
  /** As many as registered. */
  people: number;
  status: RegistrationStatus;
  /** How many came; 0 before anyone has. */
  came: number;
  /** The server has not heard it yet. */
  pending: boolean;
  certificate: string | null;
}

export function subjectOf(person: { id?: number | null; walkIn?: string | null }): string {
  return person.walkIn ? `w${person.walkIn}` : `r${person.id}`;
}

function subjectOfStatement(statement: Statement): string {
  return "walk_in" in statement
    ? subjectOf({ walkIn: statement.walk_in })
    : subjectOf({ id: statement.registration_id });
}

/** What the server knows, with what this device has to add. */
export function guestsOf(entries: readonly RosterEntry[], waiting: Waiting): Guest[] {
  const known = new Set<string>();
  const guests = entries.map((entry): Guest => {
    const subject = subjectOf({ id: entry.id, walkIn: entry.walk_in });
    known.add(subject);
    const said = waiting[subject];
    const newer = said !== undefined && (entry.said_at === null || entry.said_at <= said.at);
    return {
      subject,
      id: entry.id,
      walkIn: entry.walk_in,
      name: entry.name,
      people: entry.people,
      status: entry.status,
      came: newer ? said.people : (entry.came ?? 0),
      pending: newer,
      certificate: entry.certificate,
    };
  });
  for (const [subject, said] of Object.entries(waiting)) {
    if (known.has(subject) || !("walk_in" in said) || said.people === 0) continue;
    const { name, people, walk_in: walkIn } = said;
    const rest = { id: null, status: "CONFIRMED", certificate: null, pending: true } as const;
    guests.push({ subject, walkIn, name, people, came: people, ...rest });
  }
  return guests;
}

/** @param at ISO time by the server's clock */
export function statementAbout(guest: Guest, people: number, at: string): Statement {
  const said = { people: Math.min(MOST_CAME, Math.max(0, people)), at };
  if (guest.walkIn !== null) return { walk_in: guest.walkIn, name: guest.name, ...said };
  return { registration_id: guest.id ?? 0, ...said };
}

export function withStatement(waiting: Waiting, statement: Statement): Waiting {
  return { ...waiting, [subjectOfStatement(statement)]: statement };
}

/** What is left once the server has taken `sent`; what was said about the same people meanwhile stays. */
export function withoutSent(waiting: Waiting, sent: readonly Statement[]): Waiting {
  const taken = new Map(sent.map((statement) => [subjectOfStatement(statement), statement.at]));
  return Object.fromEntries(Object.entries(waiting).filter(([subject, { at }]) => taken.get(subject) !== at));
}

/** Those whose names hold each word of the search, whatever its case and accents; still expected ones first. */
export function searchGuests(guests: readonly Guest[], search: string): Guest[] {
  const words = foldedWords(search);
  const found = guests.filter(({ name }) => {
    const folded = searchWords(name);
    return words.every((word) => folded.includes(word));
  });
  return found.sort((a, b) => a.name.localeCompare(b.name, "id"));
}

export function countsOf(guests: readonly Guest[]): { people: number; names: number; registered: number } {
  return {
    people: guests.reduce((sum, { came }) => sum + came, 0),
    names: guests.filter(({ came, walkIn }) => came > 0 && walkIn === null).length,
    registered: guests.filter(({ walkIn }) => walkIn === null).length,
  };
}
