import { describe, expect, it } from "vitest";
import { z } from "zod";
import { QUESTION } from "@/lib/messages/fields";
import { CONTACT } from "@/lib/messages/fields-contact";
import { AGREED, email, line, own, tick } from "./fields";
import { number } from "./number-field";
import { address, phone } from "./phone-fields";
import { bodyOf, errorsAt, problemsIn } from "./rules";
import { schemaOf } from "./schemas";
import { filledForm } from "./test-form";

it("white space that is folded on arrival counts on neither side", () => {
  const fields = { name: line("Nama", { max: 5 }) };
  const values = { name: `ab c${" ".repeat(50)}d` };
  expect(problemsIn(fields, values)).toEqual({ name: expect.stringContaining("terlalu panjang") });
  expect(problemsIn(fields, { name: `ab${" ".repeat(50)}d` })).toEqual({});
  expect(schemaOf(fields, {}).parse({ name: `ab${" ".repeat(50)}d` })).toEqual({ name: "ab d" });
});

describe("a number", () => {
  const fields = { kilograms: number("Berat", "Tulis berat 1 sampai 20.000 kg.", { min: 1, max: 20_000 }) };

  it("goes out as the number that Indonesians write", () => {
    expect(bodyOf(fields, { kilograms: "12.500,5" })).toEqual({ kilograms: 12_500.5 });
  });

  it.each(["dua belas", "0", "20.001", ""])("is refused in the same words by both sides: %s", (kilograms) => {
    const sentence = { kilograms: "Tulis berat 1 sampai 20.000 kg." };
    expect(problemsIn(fields, { kilograms })).toEqual(sentence);
    const { error } = schemaOf(fields, {}).safeParse(bodyOf(fields, { kilograms }));
    expect(error?.issues[0]?.message).toBe(sentence.kilograms);
  });
});

it("a number that is too large is refused in its own words by both sides", () => {
  const fields = {
    seats: number("Tempat", "Tulis angka positif.", { min: 1, max: 50, whole: true, large: "Paling banyak 50." }),
  };
  for (const [seats, sentence] of [
    ["51", "Paling banyak 50."],
    ["0", "Tulis angka positif."],
  ] as const) {
    expect(problemsIn(fields, { seats })).toEqual({ seats: sentence });
    expect(schemaOf(fields, {}).safeParse(bodyOf(fields, { seats })).error?.issues[0]?.message).toBe(sentence);
  }
});

describe("a field that need not be filled in where another is", () => {
  const fields = {
    email: email("Email", { unless: ({ whatsapp }) => Boolean(whatsapp) }),
    whatsapp: tick("Nomor ini memakai WhatsApp"),
  };
  const schema = schemaOf(fields, {});

  it("is required by both sides without the other", () => {
    const values = { email: "", whatsapp: "" };
    expect(problemsIn(fields, values)).toEqual({ email: "Email wajib diisi." });
    const { error } = schema.safeParse(bodyOf(fields, values));
    expect(error?.issues).toMatchObject([{ path: ["email"], message: "Email wajib diisi." }]);
  });

  it("may stay empty with it, and is not sent", () => {
    const values = { email: "", whatsapp: AGREED };
    expect(problemsIn(fields, values)).toEqual({});
    expect(bodyOf(fields, values)).toEqual({ whatsapp: true });
    expect(schema.safeParse({ whatsapp: true }).success).toBe(true);
  });
});

it("a field that a number stands in for is neither checked nor sent", () => {
  const fields = { email: address("whatsapp", { replaces: "phone" }), phone: phone("Nomor telepon", {}) };
  expect(problemsIn(fields, { email: "sari@contoh.id", phone: "" })).toEqual({ phone: "Nomor telepon wajib diisi." });
  expect(problemsIn(fields, { email: "0812-3456-7890", phone: "" })).toEqual({});
  expect(bodyOf(fields, { email: "0812-3456-7890", phone: "021 555" })).toEqual({ whatsapp: "0812-3456-7890" });
});

describe("a number in the place of an address", () => {
  const values = { ...filledForm(CONTACT), user_email: "0812-3456-7890", user_phone: "021 555" };

  it("goes out as the number, and stands in for the number's own field", () => {
    expect(bodyOf(CONTACT, values)).toMatchObject({ user_phone: "0812-3456-7890" });
    expect(bodyOf(CONTACT, values)).not.toHaveProperty("user_email");
    expect(schemaOf(CONTACT, {}).safeParse(bodyOf(CONTACT, values)).success).toBe(true);
  });

  it("shows the number's error at the address", () => {
    const errors = errorsAt(CONTACT, { ...values, user_email: "0812" }, { user_phone: "Nomor telepon belum benar." });
    expect(errors).toEqual({ user_email: "Nomor telepon belum benar." });
  });
});

it("what is no text is not sent, and shows the API's errors in its place", () => {
  const fields = {
    name: line("Nama", { max: 5 }),
    latitude: own("Titik", "longitude"),
    city: line("Kota", { max: 5 }),
  };
  const values = { name: "Sari", latitude: "", city: "Medan" };
  expect(bodyOf(fields, values, true)).toEqual({ name: "Sari", city: "Medan" });
  expect(schemaOf(fields, {}).safeParse({ name: "Sari", city: "Medan" }).success).toBe(true);
  const errors = errorsAt(fields, values, { city: "C", longitude: "B", name: "A" });
  expect(Object.entries(errors)).toEqual(Object.entries({ name: "A", latitude: "B", city: "C" }));
});

it("an address of the wrong kind is asked for with an example", () => {
  expect(problemsIn(QUESTION, { ...filledForm(QUESTION), email: "sari" }).email).toContain("Contoh: nama@contoh.id");
});

it("the schema of a form refuses what the form does not have", () => {
  const schema = schemaOf(QUESTION, { kind: z.literal("QUESTION") });
  expect(schema.safeParse({ kind: "QUESTION", ...bodyOf(QUESTION, filledForm(QUESTION)), role: "admin" }).success).toBe(
    false,
  );
});
