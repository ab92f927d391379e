import { expect, it } from "vitest";
import { SendMessage } from "@/lib/messages/schemas";
import { fieldsOf, LETTER_FORMS, type LetterKind, missingIn } from "./letter-forms";

const KINDS = Object.keys(LETTER_FORMS) as LetterKind[];

it.each(KINDS)("sends what the server takes: %s", (kind) => {
  const values = Object.fromEntries(fieldsOf(kind).map((field) => [field, "Semoga bermanfaat"]));
  expect(SendMessage.parse({ kind, ...values, email: "sari@contoh.id", filled_seconds: 9 })).toMatchObject({ kind });
});

it.each(KINDS)("asks for every field, in its order: %s", (kind) => {
  expect(Object.keys(missingIn(kind, {}))).toEqual(fieldsOf(kind));
  expect(missingIn(kind, Object.fromEntries(fieldsOf(kind).map((field) => [field, "x"])))).toEqual({});
});
