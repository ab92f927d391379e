import { expect, it } from "vitest";
import { RestartLimit } from "./restart-limit";

it("allows five restarts a minute and no sixth", () => {
  const limit = new RestartLimit();
  const answers = [0, 1, 2, 3, 4, 5].map((second) => limit.allows(second * 1000));
  expect(answers).toEqual([true, true, true, true, true, false]);
});

it("forgets restarts that lie more than a minute back", () => {
  const limit = new RestartLimit();
  for (const second of [0, 1, 2, 3, 4]) limit.allows(second * 1000);
  expect(limit.allows(61_500)).toBe(true);
});
