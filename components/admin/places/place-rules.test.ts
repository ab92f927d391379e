import { describe, expect, it } from "vitest";
import type { DeskPlaceView } from "@/lib/places/view";
import { actionsFor, leaves } from "./wording";

const place: DeskPlaceView = {
  id: 1,
  slug: "taman-1",
  status: "APPROVED",
  heldReason: null,
  name: "Taman",
  kind: "taman_kota",
  description: "",
  latitude: -6.2,
  longitude: 106.8,
  approximate: false,
  area: null,
  photo: null,
  openCount: 0,
  closedCount: 0,
  doubted: false,
  closedAt: null,
  mergedInto: null,
  createdAt: "2026-03-14T02:00:00.000Z",
  zone: "WIB",
  updatedAt: "2026-03-14T02:00:00.000Z",
  steps: [],
  notes: [],
  duplicates: [],
};
const note = { id: 7, note: "Sudah pindah.", created_at: "2026-03-14T02:00:00.000Z", hasContact: false };

describe("what a place allows", () => {
  it.each([
    [{ status: "PENDING" }, ["approve", "reject", "edit", "merge"]],
    [{ status: "REJECTED" }, ["approve", "edit"]],
    [{}, ["close", "edit", "merge"]],
    [{ doubted: true }, ["keep", "close", "edit", "merge"]],
    [{ closedAt: "2026-03-14T02:00:00.000Z" }, ["reopen", "edit", "merge"]],
    [{ mergedInto: { id: 2, slug: "taman-2", name: "Taman Dua" } }, []],
  ] as const)("as %j", (fields, actions) => {
    expect(actionsFor({ ...place, ...fields })).toEqual(actions);
  });
});

describe("an action that answers doubt", () => {
  it("takes a place out of the doubted ones only when nobody's note waits", () => {
    expect(leaves("keep", place, "DOUBTED")).toBe(true);
    expect(leaves("close", place, "DOUBTED")).toBe(true);
    expect(leaves("keep", { ...place, notes: [note] }, "DOUBTED")).toBe(false);
    expect(leaves("close", place, "APPROVED")).toBe(false);
    expect(leaves("merge", { ...place, notes: [note] }, "APPROVED")).toBe(true);
  });
});
