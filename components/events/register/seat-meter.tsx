import { seatsText } from "@/components/events/list/event-words";
import { classNames } from "@/components/ui/class-names";
import { type EventPhase, fullPercent, remainingSeats } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatCount } from "@/lib/format/numbers";

interface SeatMeterProps {
  event: Pick<EventView, "registered" | "capacity">;
  phase: EventPhase;
}

/** How many seats are taken, in words and as a bar, and how many are left while that matters. */
export function SeatMeter({ event, phase }: SeatMeterProps) {
  const percent = fullPercent(event);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
        <span className="font-semibold">
          {seatsText(event)} <span className="font-normal text-ink-faint">({percent}%)</span>
        </span>
        {phase === "open" ? (
          <span className="text-ink-soft">Sisa {formatCount(remainingSeats(event))} kursi</span>
        ) : null}
      </p>
      <span aria-hidden="true" className="mt-1.5 block h-2 overflow-hidden rounded-full bg-line">
        <span
          className={classNames("block h-full rounded-full", percent >= 100 ? "bg-kunyit-500" : "bg-primary")}
          style={{ width: `${percent}%` }}
        />
      </span>
    </div>
  );
}
