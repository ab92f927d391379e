import { HandoverClock } from "@/components/channels/handover-clock";
import type { HandoverView } from "@/lib/channels/handovers/view";
import { formatDate, type Zone } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { TimelineEntry } from "./timeline-entry";

interface HandoverEntryProps {
  first: HandoverView;
  /** To the same office, later. */
  later: readonly HandoverView[];
  zone: Zone;
  /** Whether the office is still waited for. */
  running: boolean;
}

/** To one office: the first in full, the others as a list below it. */
export function HandoverEntry({ first, later, zone, running }: HandoverEntryProps) {
  const { channel, sent_on, silent } = first;
  return (
    <TimelineEntry
      title={`Diteruskan ke ${channel} oleh warga${numberOf(first)}`}
      icon="share"
      at={sent_on}
      when={formatDate(sent_on)}
    >
      <HandoverState handover={first} zone={zone} running={running} />
      {silent < FEWEST_SILENT ? null : (
        <p className="text-sm text-ink-soft">{COUNTS[silent] ?? formatCount(silent)} warga belum menerima jawaban.</p>
      )}
      {later.length === 0 ? null : (
        <ul className="mt-2 grid gap-2 border-l-4 border-line-strong pl-3">
          {later.map((handover) => (
            <li key={handover.id} className="text-sm wrap-anywhere text-ink-soft">
              Juga {formatDate(handover.sent_on)}
              {numberOf(handover)}
              <HandoverState handover={handover} zone={zone} running={running} />
            </li>
          ))}
        </ul>
      )}
    </TimelineEntry>
  );
}

/** One person alone may be mistaken. */
const FEWEST_SILENT = 2;
const COUNTS = ["", "", "Dua", "Tiga", "Empat", "Lima", "Enam", "Tujuh", "Delapan", "Sembilan"];

function numberOf({ number }: HandoverView): string {
  return number === null ? "" : `, nomor ${number}`;
}

function HandoverState({ handover, zone, running }: { handover: HandoverView; zone: Zone; running: boolean }) {
  if (handover.state === "ANSWERED") return <p className="text-sm text-ink-soft">Dijawab, menurut warga.</p>;
  if (!running) return null;
  return (
    <p className="text-sm text-ink-soft">
      <HandoverClock handover={handover} zone={zone} />
    </p>
  );
}
