import { type EventKind, type EventPhase, phaseOf } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatAmount, formatCount } from "@/lib/format/numbers";

/** The page of each kind, and what it is called there. */
export const KIND_PAGES: Record<EventKind, { path: string; title: string; one: string }> = {
  PLANTING: { path: "/event", title: "Event Tanam Pohon", one: "event tanam pohon" },
  COMMUNITY: { path: "/komunitas", title: "Event Komunitas", one: "event komunitas" },
};

/** How an event stands at a moment. */
export function phaseAt(event: EventView, now: Date): EventPhase {
  const { date, ends, cancelled, capacity, registered } = event;
  const startsAt = new Date(date);
  return phaseOf(
    { startsAt, endsAt: new Date(ends), cancelledAt: cancelled ? startsAt : null, capacity, registered },
    now,
  );
}

/** "18 dari 30 peserta" */
export function seatsText({ registered, capacity }: Pick<EventView, "registered" | "capacity">): string {
  return `${formatCount(registered)} dari ${formatCount(capacity)} peserta`;
}

/** Beside figures that nobody else makes likely. */
export const BY_ORGANISER = "menurut penyelenggara";

/** "19 orang hadir · 45 pohon ditanam · 120 kg sampah terkumpul"; empty where nothing was counted. */
export function resultsText(results: NonNullable<EventView["results"]>): string {
  const said = resultFigures(results)
    .map(({ figure, words }) => `${figure} ${words}`)
    .join(" · ");
  return results.beyond ? `${said} (${BY_ORGANISER})` : said;
}

/** What was counted, figure by figure. */
export function resultFigures({ people, trees, kilograms }: Omit<NonNullable<EventView["results"]>, "beyond">) {
  const all = [
    { count: people, words: "orang hadir" },
    { count: trees, words: "pohon ditanam" },
    { count: kilograms, words: "kg sampah terkumpul" },
  ];
  return all.flatMap(({ count, words }) => (count === null ? [] : [{ figure: formatAmount(count), words }]));
}
