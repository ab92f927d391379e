import type { HeldRegistrationView } from "@/lib/events/registration/view";
import { DAY_MS } from "@/lib/format/dates";

type TicketEvent = Pick<
  HeldRegistrationView["event"],
  | "id"
  | "title"
  | "slug"
  | "date"
  | "ends"
  | "zone"
  | "location"
  | "latitude"
  | "longitude"
  | "approximate"
  | "kind"
  | "category"
>;

/** A registration of this device, with all that is needed at the entrance without a signal. */
export interface Ticket {
  /** Id of the registration, and the token of its private link. */
  id: number;
  token: string;
  /** Made while signed in: it goes when the account is left. */
  member: boolean;
  event: TicketEvent;
  /** The last answer of the server; null before the first. Without the name, which others at this phone need not read. */
  view: Omit<HeldRegistrationView, "name"> | null;
}

const KEY = "sulur:tiket";
const MOST_TICKETS = 30;
/** After the end of its event. */
const SHOWN_DAYS = 7;

const listeners = new Set<() => void>();
let last: { text: string | null; tickets: readonly Ticket[] } = { text: null, tickets: [] };

/** The tickets in a stored text, the next event first, without damaged, cancelled and old ones. */
function parseTickets(text: string | null, now: Date): Ticket[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(stored) ? liveTickets(stored.filter(isTicket), now) : [];
}

function isTicket(value: unknown): value is Ticket {
  const { id, token, event } = (value ?? {}) as Partial<Ticket>;
  return typeof id === "number" && typeof token === "string" && !Number.isNaN(Date.parse(event?.ends ?? ""));
}

/** A registration that the organiser removed stays, so that its holder learns of it. */
function liveTickets(tickets: readonly Ticket[], now: Date): Ticket[] {
  return tickets
    .filter(({ event }) => Date.parse(event.ends) + SHOWN_DAYS * DAY_MS > now.getTime())
    .filter(({ view }) => view?.status !== "CANCELLED" || view.removed)
    .sort((one, other) => Date.parse(one.event.date) - Date.parse(other.event.date))
    .slice(0, MOST_TICKETS);
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function change(work: (tickets: readonly Ticket[]) => readonly Ticket[]): void {
  const tickets = liveTickets(work(parseTickets(readText(), new Date())), new Date());
  try {
    if (tickets.length > 0) localStorage.setItem(KEY, JSON.stringify(tickets));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing still has the private link.
  }
  for (const listener of listeners) listener();
}

export const ticketStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", listener);
    };
  },
  /** The same array until something is stored. */
  read(): readonly Ticket[] {
    const text = readText();
    if (text !== last.text) last = { text, tickets: parseTickets(text, new Date()) };
    return last.tickets;
  },
  /** Adds a ticket, or puts it in the place of the one with its number. */
  put: (ticket: Ticket) => change((all) => [...all.filter(({ id }) => id !== ticket.id), ticket]),
  remove: (ticket: Ticket) => change((all) => all.filter(({ id }) => id !== ticket.id)),
};

/** Stores the server's answer about a registration whose ticket is on this device. */
export function updateTicket({ name: _, ...view }: HeldRegistrationView): void {
  const ticket = ticketStore.read().find(({ id }) => id === view.id);
  if (ticket) ticketStore.put({ ...ticket, event: view.event, view });
}

/** Removes old tickets from this device, whichever page is open. */
export function forgetOldTickets(): void {
  if (readText() !== null) change((all) => all);
}

/** The next person at a shared phone gets no tickets of the account. */
export function forgetMemberTickets(): void {
  if (readText() !== null) change((all) => all.filter(({ member }) => !member));
}
