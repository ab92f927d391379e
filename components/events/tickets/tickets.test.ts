import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import { forgetMemberTickets, forgetOldTickets, type Ticket, ticketStore, updateTicket } from "./tickets";

const NOW = new Date("2026-03-14T09:00:00+07:00");
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newTicket(id: number, date: string, more: Partial<Ticket> = {}): Ticket {
  const event = {
    id,
    title: `Kegiatan ${id}`,
    slug: `kegiatan-${id}`,
    date,
    ends: date,
    zone: "WIB" as const,
    location: "Muara",
    latitude: null,
    longitude: null,
    approximate: false,
    kind: "PLANTING" as const,
    category: null,
  };
  return { id, token: "kunci", member: false, event, view: null, ...more };
}

function answerOf(ticket: Ticket, more: object): HeldRegistrationView {
  return { id: ticket.id, name: "Sari Uji", status: "CONFIRMED", event: ticket.event, ...more } as HeldRegistrationView;
}

const shownIds = () => ticketStore.read().map(({ id }) => id);

it("tickets show the next event first", () => {
  ticketStore.put(newTicket(1, "2026-04-01T01:00:00Z"));
  ticketStore.put(newTicket(2, "2026-03-15T01:00:00Z"));
  expect(shownIds()).toEqual([2, 1]);
});

it("a ticket leaves the device a week after its event, whichever page is open then", () => {
  ticketStore.put(newTicket(1, "2026-03-15T01:00:00Z"));
  vi.setSystemTime("2026-03-21T01:00:00Z");
  forgetOldTickets();
  expect(shownIds()).toEqual([1]);
  vi.setSystemTime("2026-03-22T02:00:00Z");
  forgetOldTickets();
  expect([...stored]).toEqual([]);
});

it("a ticket stores the answer of the server without the name, and leaves the device when it is cancelled", () => {
  const ticket = newTicket(1, "2026-03-15T01:00:00Z");
  updateTicket(answerOf(ticket, {}));
  expect([...stored], "a registration of another device").toEqual([]);
  ticketStore.put(ticket);
  updateTicket(answerOf(ticket, { check_in: "SULUR-1" }));
  expect(ticketStore.read()[0]?.view?.check_in).toBe("SULUR-1");
  expect([...stored.values()].join()).not.toContain("Sari Uji");
  updateTicket(answerOf(ticket, { status: "CANCELLED" }));
  expect([...stored]).toEqual([]);
});

it("a registration that the organiser removed stays to be seen", () => {
  const ticket = newTicket(1, "2026-03-15T01:00:00Z");
  ticketStore.put(ticket);
  updateTicket(answerOf(ticket, { status: "CANCELLED", removed: true }));
  expect(shownIds()).toEqual([1]);
});

it("tickets of an account go when it is left, those of guests stay", () => {
  ticketStore.put(newTicket(1, "2026-03-15T01:00:00Z", { member: true }));
  ticketStore.put(newTicket(2, "2026-03-15T01:00:00Z"));
  forgetMemberTickets();
  expect(shownIds()).toEqual([2]);
});

it("what is damaged is left out", () => {
  for (const text of ["{oops", "{}", JSON.stringify([null, 7, {}, { id: "1" }])]) {
    stored.set("sulur:tiket", text);
    expect(shownIds(), text).toEqual([]);
  }
});
