import { expect, it } from "vitest";
import { DESK_KEYS } from "@/components/admin/desk/shortcuts";
import { DECISION_WORDING, PLACE_WORDING } from "./wording";

it("gives every action a key of its own", () => {
  const keys = [...DESK_KEYS, ...Object.values(PLACE_WORDING).map(({ shortcut }) => shortcut)];
  expect(new Set(keys).size).toBe(keys.length);
});

it("offers only sentences that the server takes, and asks for words where somebody is turned down", () => {
  for (const { templates, words } of Object.values(DECISION_WORDING)) {
    for (const text of templates) expect(text.length).toBeLessThanOrEqual(words?.max ?? 0);
  }
  const required = Object.entries(DECISION_WORDING).filter(([, { words }]) => words?.required);
  expect(required.map(([action]) => action)).toEqual(["reject"]);
});
