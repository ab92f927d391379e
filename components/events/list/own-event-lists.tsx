import { type OwnBadge, OwnItem, OwnList } from "@/components/accounts/account/own-item";
import type { EventPhase, RegistrationStatus } from "@/lib/events/event/rules";
import type { OwnEventView, OwnRegistrationView } from "@/lib/events/event/view";
import { formatDateTime } from "@/lib/format/dates";

const PHASES: Record<EventPhase, OwnBadge> = {
  open: { tone: "good", icon: "calendar", label: "Akan datang" },
  full: { tone: "good", icon: "calendar", label: "Penuh" },
  running: { tone: "info", icon: "clock", label: "Berlangsung" },
  past: { tone: "neutral", icon: "check", label: "Selesai" },
  cancelled: { tone: "bad", icon: "cross", label: "Dibatalkan" },
};

const STATUSES: Record<RegistrationStatus, OwnBadge> = {
  CONFIRMED: { tone: "good", icon: "check", label: "Terdaftar" },
  WAITING: { tone: "wait", icon: "clock", label: "Daftar tunggu" },
  OFFERED: { tone: "wait", icon: "clock", label: "Kursi menunggu jawaban Anda" },
  CANCELLED: { tone: "neutral", icon: "cross", label: "Anda batalkan" },
};

/** What the account is registered for; each leads to where it is changed or cancelled. */
export function OwnRegistrationList({ registrations }: { registrations: readonly OwnRegistrationView[] }) {
  return (
    <OwnList>
      {registrations.map(({ id, title, path, status, phase, date, zone, people, location }) => (
        <OwnItem
          key={id}
          title={title}
          href={path}
          badge={
            phase === "cancelled" || (phase === "past" && status === "CONFIRMED") ? PHASES[phase] : STATUSES[status]
          }
          facts={`${formatDateTime(date, zone)} · ${people} orang · ${location}`}
        />
      ))}
    </OwnList>
  );
}

/** The events that the account added; each leads to its organiser's page. */
export function OwnEventList({ events }: { events: readonly OwnEventView[] }) {
  return (
    <OwnList>
      {events.map(({ id, title, path, phase, date, zone, registered, capacity, location }) => (
        <OwnItem
          key={id}
          title={title}
          href={path}
          badge={PHASES[phase]}
          facts={`${formatDateTime(date, zone)} · ${registered} dari ${capacity} peserta · ${location}`}
        />
      ))}
    </OwnList>
  );
}
