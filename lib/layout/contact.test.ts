import { expect, it } from "vitest";
import { phoneText } from "./contact";

it("writes an Indonesian number as Indonesians do, and any other with its plus", () => {
  expect(phoneText("6281234567890")).toBe("+62 812-3456-7890");
  expect(phoneText("6591234567")).toBe("+6591234567");
});
