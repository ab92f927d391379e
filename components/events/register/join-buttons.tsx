import { seatsText } from "@/components/events/list/event-words";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { EVENT_MESSAGES, type EventPhase, fullPercent, remainingSeats } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { registrationPath } from "@/lib/events/registration/rules";
import { formatCount } from "@/lib/format/numbers";
import { linkText, madeText } from "./registration-words";
import type { Registering } from "./use-registering";

interface SeatMeterProps {
  event: Pick<EventView, "registered" | "capacity">;
  phase: EventPhase;
}

interface JoinButtonsProps {
  event: EventView;
  phase: EventPhase;
  registering: Registering;
}

const ANOTHER = "Daftarkan orang lain";

/** 'Daftar Sekarang' while seats are left, else 'Event Penuh' and the way onto the waiting list (spec 4). */
export function JoinButtons({ event, phase, registering }: JoinButtonsProps) {
  if (phase !== "open" && phase !== "full") return null;
  const made = registering.madeFor(event.id);
  return (
    <div className="needs-script relative z-10 grid gap-2">
      {made ? (
        <>
          <p className="flex items-start gap-2 text-sm">
            <Icon name="check-circle" size={18} className="mt-px text-primary" />
            <span>
              <strong>{madeText(made)}</strong> {linkText(made)}
            </span>
          </p>
          <ButtonLink wide href={registrationPath(made.registration_id, made.token)}>
            Lihat pendaftaran
          </ButtonLink>
        </>
      ) : null}
      {phase === "open" ? (
        <Button
          wide
          variant={made ? "quiet" : "primary"}
          aria-label={`${made ? ANOTHER : EVENT_MESSAGES.register}: ${event.title}`}
          onClick={() => registering.open(event)}
        >
          {made ? ANOTHER : EVENT_MESSAGES.register}
        </Button>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          <Button size="small" disabled aria-label={`${EVENT_MESSAGES.full}: ${event.title}`}>
            {EVENT_MESSAGES.full}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Masuk daftar tunggu: ${event.title}`}
            onClick={() => registering.open(event)}
          >
            Daftar tunggu
          </Button>
        </div>
      )}
    </div>
  );
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
          <span className="text-ink-soft">Sisa {formatCount(remainingSeats(event))} tempat</span>
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
