import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords";
import { isStrongEnough } from "./rules";

it.each([
  "Password1!",
  "P@ssw0rd",
  "P4$$w0rd!",
  "Qwerty123!",
  "Indonesia45!",
  "!Bismillah99",
  "Sayang.123",
  "Admin123!",
  "Aa1!Aa1!",
])("calls %j common, though it satisfies the five requirements", (password) => {
  expect(isStrongEnough(password)).toBe(true);
  expect(isCommonPassword(password, "siti")).toBe(true);
});

it.each(["Rumput-Hijau-7", "Kopi#Tubruk2pagi", "aB3!xQ9?mn"])("leaves %j alone", (password) => {
  expect(isCommonPassword(password, "siti")).toBe(false);
});

it("refuses the own name with trimmings", () => {
  expect(isCommonPassword("Zulkarnain1!", "Zulkarnain")).toBe(true);
  expect(isCommonPassword("Zulk@rna1n99!", "zulkarnain")).toBe(true);
  expect(isCommonPassword("Zulkarnain1!", "siti")).toBe(false);
});
