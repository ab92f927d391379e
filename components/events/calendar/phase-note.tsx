import { EVENT_MESSAGES, type EventPhase } from "@/lib/events/event/rules";

const NOTES: Partial<Record<EventPhase, string>> = {
  full: EVENT_MESSAGES.full,
  cancelled: "Dibatalkan",
  running: "Sedang berlangsung",
  past: "Sudah berlangsung",
};

/** How an event stands where nobody can simply register; nothing while seats are left. */
export function PhaseNote({ phase }: { phase: EventPhase }) {
  const note = NOTES[phase];
  return note ? <span className="block text-sm text-ink-soft">{note}</span> : null;
}
