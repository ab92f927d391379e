import { expect, test } from "vitest";
import { afterVote } from "./place-vote";

const none = { open_count: 3, closed_count: 1, open: null, counted: null };

test("a first word adds one", () => {
  expect(afterVote(none, true)).toEqual({ open_count: 4, closed_count: 1, open: true, counted: true });
  expect(afterVote(none, false)).toEqual({ open_count: 3, closed_count: 2, open: false, counted: true });
});

test("a changed mind moves one, the same word again changes nothing", () => {
  const open = afterVote(none, true);
  expect(afterVote(open, false)).toEqual({ open_count: 3, closed_count: 2, open: false, counted: true });
  expect(afterVote(open, true)).toEqual(open);
});
