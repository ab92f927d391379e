import { expect, it } from "vitest";
import { formatPhone, whatsappLink } from "./phone";

it.each([
  ["+6281234567890", "0812-3456-7890"],
  ["+628123456789", "0812-3456-789"],
  ["+6121234567", "+6121234567"],
  ["112", "112"],
])("writes %s as %s", (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});

it("opens a chat, with what is to be said in it", () => {
  expect(whatsappLink("+6281234567890")).toBe("https://wa.me/6281234567890");
  expect(whatsappLink("+6281234567890", "Ya & Sabtu\n?")).toBe(
    "https://wa.me/6281234567890?text=Ya%20%26%20Sabtu%0A%3F",
  );
});
