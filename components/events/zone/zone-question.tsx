"use client";

import { keyBody } from "@/components/events/organiser/organiser-key";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { sameHourIn } from "@/lib/events/event/moments";
import type { EventView } from "@/lib/events/event/view";
import { formatDateTime } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";

interface ZoneQuestionProps {
  event: Pick<EventView, "id" | "title" | "date" | "zone">;
  /** The clock of its area. */
  suggested: EventView["zone"];
  /** The private link's token, where its holder answers. */
  token?: string | null;
  /** Called after the answer, for pages that do not refetch by themselves. */
  onDecided?: () => void;
}

/** Both readings of an event's hour, and the two presses of which one settles it. */
export function ZoneQuestion({
  event: { id, title, date, zone },
  suggested,
  token = null,
  onDecided,
}: ZoneQuestionProps) {
  const { busy, run } = useAction<"move" | "keep">({ refresh: onDecided === undefined });
  const elsewhere = sameHourIn(new Date(date), zone, suggested);
  const isAhead = elsewhere.getTime() > Date.now();

  function decide(name: "move" | "keep") {
    return run(name, async () => {
      const body = { zone: suggested, move: name === "move", ...keyBody(token) };
      await fetchJson(`/api/events/${id}/zone`, { method: "POST", body });
      onDecided?.();
      return name === "move" ? `Jam kegiatan dipindahkan ke ${suggested}.` : `Jam kegiatan tetap ${zone}.`;
    });
  }

  return (
    <div className="grid gap-3">
      <dl className="grid gap-1 text-ink">
        <Reading name="Tersimpan">{formatDateTime(date, zone)}</Reading>
        <Reading name="Jika dipindahkan">{formatDateTime(elsewhere, suggested)}</Reading>
      </dl>
      {isAhead ? <p className="text-sm">Jika dipindahkan, yang terdaftar dengan email dikabari.</p> : null}
      <div className="needs-script flex flex-wrap gap-3">
        <Button
          size="small"
          aria-label={`Pindahkan ke ${suggested}: ${title}`}
          busy={busy === "move"}
          onClick={() => void decide("move")}
        >
          Pindahkan ke {suggested}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Sudah benar: ${title}`}
          busy={busy === "keep"}
          onClick={() => void decide("keep")}
        >
          Sudah benar
        </Button>
      </div>
    </div>
  );
}

function Reading({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{name}:</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
