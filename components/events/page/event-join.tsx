"use client";

import useSWR from "swr";
import { EventBadges } from "@/components/events/list/event-facts";
import { phaseAt } from "@/components/events/list/event-words";
import { JoinButtons, SeatMeter } from "@/components/events/register/join-buttons";
import { RegisterDialog } from "@/components/events/register/register-dialog";
import { useRegistering, useSeats } from "@/components/events/register/use-registering";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useNow } from "@/components/ui/use-now";
import type { EventDetailView } from "@/lib/events/event/view";
import { formatCount } from "@/lib/format/numbers";
import { fetchJson } from "@/lib/http/fetch-json";

/** Nothing is asked while the page is hidden. */
const REFRESH_MS = 60_000;

interface EventJoinProps {
  event: EventDetailView;
  /** ISO time at which the page was made. */
  at: string;
}

/** The seats as they are now, the way in, and the date for one's own calendar while it lies ahead. */
export function EventJoin({ event: first, at }: EventJoinProps) {
  const event = useLiveEvent(first);
  const phase = phaseAt(event, useNow(at));
  const registering = useRegistering();
  return (
    <div className="grid gap-4">
      <SeatMeter event={event} phase={phase} />
      {event.registered > 0 && (phase === "open" || phase === "full") ? (
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon name="users" size={18} /> {formatCount(event.registered)} warga sudah mendaftar.
        </p>
      ) : null}
      {phase === "full" && event.waiting > 0 ? (
        <p className="text-sm text-ink-soft">{formatCount(event.waiting)} orang di daftar tunggu.</p>
      ) : null}
      {phase === "running" || phase === "past" ? (
        <p className="text-ink-soft">
          {phase === "running"
            ? "Kegiatan sedang berlangsung; pendaftaran sudah ditutup."
            : "Kegiatan ini sudah berlangsung."}
        </p>
      ) : null}
      <JoinButtons event={event} phase={phase} registering={registering} />
      {phase === "past" ? null : (
        <a href={`/api/events/${event.id}/ics`} className={buttonClass({ variant: "secondary", wide: true })}>
          <Icon name="calendar" /> Tambah ke kalender
        </a>
      )}
      <RegisterDialog registering={registering} />
    </div>
  );
}

/** Kind and state above the title of an event's page. @param at ISO time at which the page was made */
export function EventSummary({ event: first, at }: { event: EventDetailView; at: string }) {
  const event = useLiveEvent(first);
  return <EventBadges event={event} phase={phaseAt(event, useNow(at))} />;
}

/** An event whose seats go on while its page is open. @param first what the page was rendered with */
function useLiveEvent(first: EventDetailView): EventDetailView {
  const { data = first, mutate } = useSWR(`/api/events/${first.id}`, fetchJson<EventDetailView>, {
    fallbackData: first,
    revalidateOnMount: false,
    refreshInterval: REFRESH_MS,
  });
  useSeats(({ id, registered }) => {
    if (id === data.id) void mutate({ ...data, registered });
  });
  return data;
}
