import { expect, it } from "vitest";
import { SendMessage } from "@/lib/messages/schemas";
import { CONTACT_DRAFT, contactBody, missingFields } from "./contact-draft";

const FILLED = {
  user_name: "Sari",
  user_email: "sari@contoh.id",
  user_phone: " ",
  project_category: "other",
  subject: "Kerja sama",
  message: "Kami ingin bekerja sama.",
};

it("asks for every field but the phone number", () => {
  expect(Object.keys(missingFields(CONTACT_DRAFT.empty.values))).toEqual([
    "user_name",
    "user_email",
    "project_category",
    "subject",
    "message",
  ]);
  expect(missingFields(FILLED)).toEqual({});
});

it("sends a number that stands in the place of an e-mail address as the phone number", () => {
  const number = { ...FILLED, user_email: "0812-3456-7890", user_phone: "021 555" };
  expect(missingFields(number)).toEqual({});
  expect(SendMessage.parse(contactBody(number, ""))).toMatchObject({ user_phone: "+6281234567890" });
  expect(contactBody(number, "")).not.toHaveProperty("user_email");
});

it("sends what the server takes, and a robot's text along", () => {
  expect(SendMessage.parse(contactBody(FILLED, ""))).not.toHaveProperty("user_phone");
  expect(contactBody(FILLED, "http://murah.test")).toMatchObject({ website: "http://murah.test" });
});
