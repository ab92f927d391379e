import { expect, it } from "vitest";
import { RegisterForEvent } from "./schemas";

it("RegisterForEvent takes a name of one letter, and none without a letter", () => {
  expect(RegisterForEvent.parse({ name: "O", email: "o@contoh.id" }).name).toBe("O");
  expect(RegisterForEvent.safeParse({ name: " ", email: "o@contoh.id" }).success).toBe(false);
});
