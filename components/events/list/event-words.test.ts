import { describe, expect, it } from "vitest";
import type { EventView } from "@/lib/events/event/view";
import { phaseAt, resultsText, seatsText } from "./event-words";

const event = {
  kind: "PLANTING",
  category: null,
  date: "2026-12-05T00:00:00.000Z",
  ends: "2026-12-05T03:00:00.000Z",
  cancelled: false,
  capacity: 1200,
  registered: 18,
} as EventView;

describe("what is said of an event", () => {
  it("follows the clock, its seats and whether it was called off", () => {
    const at = (time: string, change: Partial<EventView> = {}) => phaseAt({ ...event, ...change }, new Date(time));
    expect(at("2026-12-04T00:00:00Z")).toBe("open");
    expect(at("2026-12-04T00:00:00Z", { registered: 1200 })).toBe("full");
    expect(at("2026-12-05T01:00:00Z")).toBe("running");
    expect(at("2026-12-05T03:00:00Z")).toBe("past");
    expect(at("2026-12-04T00:00:00Z", { cancelled: true })).toBe("cancelled");
  });

  it("names seats and what came of it", () => {
    expect(seatsText(event)).toBe("18 dari 1.200 peserta");
    const results = { people: 19, trees: 45, kilograms: null, beyond: false };
    expect(resultsText(results)).toBe("19 orang hadir · 45 pohon ditanam");
    expect(resultsText({ people: null, trees: null, kilograms: null, beyond: false })).toBe("");
    expect(resultsText({ ...results, trees: 1_000_000, beyond: true })).toBe(
      "19 orang hadir · 1.000.000 pohon ditanam (menurut penyelenggara)",
    );
  });
});
