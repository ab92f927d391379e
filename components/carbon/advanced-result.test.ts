import { expect, it } from "vitest";
import type { EventView } from "@/lib/events/event/view";
import { nextOf } from "./advanced-result";

const NOW = new Date("2026-03-14T05:00:00Z");
const event = (date: string, cancelled = false) => ({ date, cancelled }) as EventView;

it("leads to nothing that has begun or is called off", () => {
  const [begun, off] = [event("2026-03-14T04:00:00.000Z"), event("2026-03-14T06:00:00.000Z", true)];
  const [later, next] = [event("2026-03-20T00:00:00.000Z"), event("2026-03-15T00:00:00.000Z")];
  expect(nextOf([begun, off, later, next], NOW)).toBe(next);
  expect(nextOf([begun, off], NOW)).toBeNull();
});
