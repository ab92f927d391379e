import { Icon } from "@/components/ui/icon";
import { EVENT_LABELS, isRefusal } from "@/lib/accounts/own/rules";
import type { AccountEventView } from "@/lib/accounts/own/view";
import { formatDateTime, type Zone } from "@/lib/format/dates";

const OPEN = 5;

/** What happened at the account's door, newest first. */
export function AccountEvents({ events, zone }: { events: readonly AccountEventView[]; zone: Zone }) {
  if (events.length === 0) return <p>Belum ada catatan.</p>;
  const older = events.slice(OPEN);
  return (
    <>
      <EventList events={events.slice(0, OPEN)} zone={zone} />
      {older.length > 0 ? (
        <details className="mt-2">
          <summary className="min-h-11 rounded-sm py-2 font-semibold text-primary underline underline-offset-4">
            {older.length} catatan sebelumnya
          </summary>
          <EventList events={older} zone={zone} />
        </details>
      ) : null}
    </>
  );
}

function EventList({ events, zone }: { events: readonly AccountEventView[]; zone: Zone }) {
  return (
    <ol className="divide-y divide-line">
      {events.map((event) => (
        <li key={event.id} className="flex gap-3 py-3 first:pt-0">
          <Icon
            name={isRefusal(event.kind) ? "warning" : "check-circle"}
            className={isRefusal(event.kind) ? "mt-0.5 text-danger" : "mt-0.5 text-primary"}
          />
          <div className="min-w-0">
            <p className="font-semibold">{EVENT_LABELS[event.kind]}</p>
            <p className="text-sm break-words text-ink-faint">
              {formatDateTime(event.created_at, zone)} · {event.device}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
