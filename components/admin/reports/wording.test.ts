import { describe, expect, it } from "vitest";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { DESK_KEYS } from "@/components/admin/desk/shortcuts";
import { HOLD_REASONS } from "@/lib/holding/rules";
import { REPORT_WORDING } from "./wording";

describe("the desk's words", () => {
  it("give every action a key of its own", () => {
    const keys = [...DESK_KEYS, ...Object.values(REPORT_WORDING).map(({ shortcut }) => shortcut)];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("offer only sentences that the server takes", () => {
    for (const { templates, words } of Object.values(REPORT_WORDING)) {
      for (const text of templates) expect(text.length).toBeLessThanOrEqual(words?.max ?? 0);
    }
  });

  it("ask for words where others would not understand without them", () => {
    const required = Object.entries(REPORT_WORDING).filter(([, { words }]) => words?.required);
    expect(required.map(([action]) => action)).toEqual(["reject", "ask", "edit"]);
  });

  it("name every reason of the filter, and an unknown one honestly", () => {
    const known = HOLD_REASONS.map(pendingReason);
    expect(new Set(known).size).toBe(HOLD_REASONS.length);
    expect(known).not.toContain(pendingReason("sesuatu yang baru"));
  });
});
