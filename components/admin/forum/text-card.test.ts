import { expect, it } from "vitest";
import type { DeskTextView } from "@/lib/forum/view";
import { decisionsFor } from "./text-actions";

function text(part: Partial<DeskTextView>): DeskTextView {
  return { queue: "SHOWN", heldReason: null, hiddenAt: null, flags: [], ...part } as DeskTextView;
}

it("offers to show what waits, to hide what is shown, and to bring back what is hidden", () => {
  expect(decisionsFor(text({ queue: "WAITING", heldReason: "first" }))).toEqual(["release", "hide"]);
  expect(decisionsFor(text({ queue: "WAITING", flags: [{ reason: "spam", count: 2 }] }))).toContain("release");
  expect(decisionsFor(text({}))).toEqual(["hide"]);
  const hidden = { queue: "HIDDEN", hiddenAt: "2026-11-21T00:00:00Z" } as const;
  expect(decisionsFor(text(hidden))).toEqual(["restore"]);
});
