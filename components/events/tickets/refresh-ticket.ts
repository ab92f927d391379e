import { hasSessionHint } from "@/components/layout/use-signed-in";
import type { EventView, RegistrationView } from "@/lib/events/event/view";
import { REGISTRATION_HEADER } from "@/lib/events/registration/rules";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { type Ticket, ticketStore, updateTicket } from "./tickets";

/** Stores a registration that was just made, at once and then with its code for the entrance. */
export function addTicket(event: EventView, { registration_id: id, token }: RegistrationView): void {
  const { title, slug, date, ends, zone, location, latitude, longitude, approximate, kind, category } = event;
  const stored = { title, slug, date, ends, zone, location, latitude, longitude, approximate, kind, category };
  const ticket = { id, token, member: hasSessionHint(), event: { id: event.id, ...stored }, view: null };
  ticketStore.put(ticket);
  void refreshTicket(ticket);
}

/** Stores the present state of a ticket; without a signal, or with a key that is no longer valid, it stays as it is. */
export async function refreshTicket({ id, token }: Pick<Ticket, "id" | "token">): Promise<void> {
  const headers = { [REGISTRATION_HEADER]: token };
  const view = await fetchJson<HeldRegistrationView>(`/api/registrations/${id}`, { headers }).catch(() => null);
  if (view !== null) updateTicket(view);
}
