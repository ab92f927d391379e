"use client";

import Link from "next/link";
import { useEffect, useSyncExternalStore } from "react";
import { DayLeaf, WhenAndWhere } from "@/components/events/list/event-facts";
import { heldState } from "@/components/events/register/registration-words";
import { useOnline } from "@/components/forms/use-online";
import { routeLink } from "@/components/map/route-link";
import { SmallMap } from "@/components/map/small-map";
import { buttonClass } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { QrCode } from "@/components/ui/qr-code";
import { Skeletons } from "@/components/ui/skeleton";
import { showToast } from "@/components/ui/toast-store";
import { bringTo, eventPath } from "@/lib/events/event/rules";
import { registrationPath } from "@/lib/events/registration/rules";
import { refreshTicket } from "./refresh-ticket";
import { type Ticket, ticketStore } from "./tickets";

const SMALL = "inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4";

/** "Kegiatan saya" of this device: it needs neither an account nor a signal. */
export function OwnTickets({ tileUrl }: { tileUrl: string }) {
  const tickets = useSyncExternalStore<readonly Ticket[] | null>(ticketStore.subscribe, ticketStore.read, () => null);
  const online = useOnline();
  useEffect(() => {
    if (online) for (const ticket of ticketStore.read()) void refreshTicket(ticket);
  }, [online]);

  if (tickets === null) return <Skeletons text="Membuka tiket…" heights={["h-96"]} />;
  if (tickets.length === 0) {
    return (
      <EmptyState action={<ButtonLink href="/event">Lihat kegiatan</ButtonLink>}>
        Belum ada pendaftaran dari perangkat ini.
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-6">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          {/* The first render in a browser still has the server's answer. */}
          <TicketCard ticket={ticket} tileUrl={online && navigator.onLine ? tileUrl : null} />
        </li>
      ))}
    </ul>
  );
}

/** @param tileUrl null without a signal, when no map can be drawn */
function TicketCard({ ticket, tileUrl }: { ticket: Ticket; tileUrl: string | null }) {
  const { event, view } = ticket;
  const state = view ? heldState(view) : null;
  const isAhead = !view || (!view.removed && view.event.phase !== "cancelled" && view.event.phase !== "past");
  return (
    <Card as="article" featured>
      <div className="flex flex-wrap gap-4">
        <DayLeaf event={event} />
        <div className="min-w-0 flex-[1_1_10rem]">
          <h2 className="text-xl wrap-anywhere">
            {event.slug === null ? (
              event.title
            ) : (
              <Link href={eventPath(event.slug)} prefetch={false} className="hover:underline">
                {event.title}
              </Link>
            )}
          </h2>
          <WhenAndWhere event={event} />
        </div>
      </div>
      {state ? (
        <Notice tone={state.tone} title={state.title} className="mt-4">
          {state.text}
        </Notice>
      ) : null}
      {view?.check_in ? (
        <figure className="mt-4">
          <QrCode text={view.check_in} label="Kode QR untuk presensi" />
          <figcaption className="mt-2 text-sm text-ink-soft">
            Tunjukkan saat datang. Nomor: <span className="font-mono break-all">{view.check_in}</span>
          </figcaption>
        </figure>
      ) : null}
      {isAhead ? <WayThere event={event} tileUrl={tileUrl} /> : null}
      <SmallActions ticket={ticket} canChange={isAhead} />
    </Card>
  );
}

function WayThere({ event, tileUrl }: { event: Ticket["event"]; tileUrl: string | null }) {
  const { id, title, latitude, longitude, approximate, location } = event;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <>
      <p className="mt-4">
        <strong>Sebaiknya dibawa:</strong> {bringTo(event).join(", ").toLowerCase()}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={routeLink(point && !approximate ? point : location)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({})}
        >
          <Icon name="pin" /> Berangkat
          <span className="sr-only"> ke {title} (buka di tab baru)</span>
        </a>
        <a href={`/api/events/${id}/ics`} className={buttonClass({ variant: "secondary" })}>
          <Icon name="calendar" /> Tambah ke kalender
        </a>
      </div>
      {point && tileUrl !== null ? (
        <SmallMap
          {...point}
          rough={approximate}
          kind="event"
          label={`Peta: ${location}`}
          tileUrl={tileUrl}
          className="mt-4 h-48"
        />
      ) : null}
    </>
  );
}

/** The rare actions, smaller than the others. */
function SmallActions({ ticket, canChange }: { ticket: Ticket; canChange: boolean }) {
  const { id, token, event } = ticket;

  function remove() {
    ticketStore.remove(ticket);
    const action = { label: "Urungkan", onPress: () => ticketStore.put(ticket) };
    showToast({ text: `Tiket ${event.title} dihapus dari perangkat ini.`, action, milliseconds: 10_000 });
  }

  return (
    <p className="mt-3 flex flex-wrap gap-x-6">
      {canChange ? (
        <a href={registrationPath(id, token)} className={SMALL}>
          Ubah atau batalkan
        </a>
      ) : null}
      <button type="button" onClick={remove} className={SMALL}>
        Hapus dari perangkat ini
      </button>
    </p>
  );
}
