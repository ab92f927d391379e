import { expect, it } from "vitest";
import { AddMember } from "./schemas";

const form = { request_key: "00000000-0000-4000-8000-000000000000" };

it("AddMember takes a name of one letter, and none without a letter", () => {
  expect(AddMember.parse({ ...form, name: " O " }).name).toBe("O");
  expect(AddMember.safeParse({ ...form, name: " " }).success).toBe(false);
});
