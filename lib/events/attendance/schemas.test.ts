import { expect, it } from "vitest";
import { CheckIn } from "./schemas";

it("CheckIn takes a walk-in with a name of one letter, and none without a letter", () => {
  const walkIn = { walk_in: "00000000-0000-4000-8000-000000000000", people: 1, at: "2026-03-14T01:00:00.000Z" };
  const parse = (name: string) => CheckIn.safeParse({ statements: [{ ...walkIn, name }] });
  expect(parse("O").data?.statements).toMatchObject([{ name: "O" }]);
  expect(parse(" ").success).toBe(false);
});
