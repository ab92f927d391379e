import { expect, it } from "vitest";
import { formatPhone } from "./phone";

it.each([
  ["+6281234567890", "0812-3456-7890"],
  ["+628123456789", "0812-3456-789"],
  ["+6121234567", "+6121234567"],
  ["112", "112"],
])("writes %s as %s", (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});
