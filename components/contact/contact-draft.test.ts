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

it("sends what the server takes, and a robot's text along", () => {
  expect(SendMessage.parse(contactBody(FILLED, ""))).not.toHaveProperty("user_phone");
  expect(contactBody(FILLED, "http://murah.test")).toMatchObject({ website: "http://murah.test" });
});
