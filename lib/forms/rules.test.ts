import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CONTRIBUTION, IDEA, QUESTION, STORY } from "@/lib/messages/fields";
import { CONTACT } from "@/lib/messages/fields-contact";
import { JOIN } from "@/lib/volunteers/fields";
import { AGREED, type FieldSpec, type Fields } from "./fields";
import { bodyOf, errorsAt, problemsIn, type TypedValues } from "./rules";
import { schemaOf } from "./schemas";

/** Every declared form, by its name. */
const FORMS: Record<string, Fields> = { CONTACT, QUESTION, CONTRIBUTION, IDEA, STORY, JOIN };

/** A right value for each field. */
function filled(fields: Fields): TypedValues {
  const rightValue = (spec: FieldSpec): string => {
    if (spec.kind === "choice") return Object.keys((spec as FieldSpec & { labels: object }).labels)[0] ?? "";
    if (spec.kind === "agreement") return AGREED;
    if (spec.kind === "address") return "sari@contoh.id";
    if (spec.kind === "phone" || spec.kind === "whatsapp") return "";
    return "Semoga bermanfaat";
  };
  return Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, rightValue(spec)]));
}

/** The server's answer to the body that the browser would send. */
function serverErrors(fields: Fields, values: TypedValues): Record<string, string> {
  const { error } = schemaOf(fields, {}).safeParse(bodyOf(fields, values));
  const found = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
  return errorsAt(fields, values, Object.fromEntries(found.reverse()));
}

const EACH = Object.entries(FORMS).flatMap(([form, fields]) =>
  Object.entries(fields).map(([name, spec]) => ({ form, fields, name, spec })),
);

describe("a declared form", () => {
  it.each(Object.entries(FORMS))("sends what the server takes: %s", (_, fields) => {
    expect(problemsIn(fields, filled(fields))).toEqual({});
    expect(serverErrors(fields, filled(fields))).toEqual({});
  });

  it.each(EACH)("says the same on both sides of an empty $form.$name", ({ fields, name, spec }) => {
    const values = { ...filled(fields), [name]: " " };
    expect(problemsIn(fields, values)).toEqual(spec.required ? { [name]: spec.empty } : {});
    expect(serverErrors(fields, values)).toEqual(problemsIn(fields, values));
  });

  it.each(Object.entries(FORMS))("says the same on both sides when nothing is filled in: %s", (_, fields) => {
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));
    expect(Object.keys(problemsIn(fields, empty)).length).toBeGreaterThan(1);
    expect(serverErrors(fields, empty)).toEqual(problemsIn(fields, empty));
  });

  it.each(EACH.filter(({ spec }) => ["line", "paragraphs"].includes(spec.kind)))(
    "says the same on both sides of a $form.$name of the wrong length",
    ({ fields, name, spec }) => {
      for (const text of ["a".repeat(spec.max + 1), ...(spec.min > 1 ? ["a".repeat(spec.min - 1)] : [])]) {
        const values = { ...filled(fields), [name]: text };
        expect(problemsIn(fields, values)[name]).toContain(spec.label);
        expect(serverErrors(fields, values)).toEqual(problemsIn(fields, values));
      }
      // White space that is folded on arrival counts on neither side.
      const folded = { ...filled(fields), [name]: `${"a".repeat(spec.max)}${" ".repeat(50)}` };
      expect([problemsIn(fields, folded), serverErrors(fields, folded)]).toEqual([{}, {}]);
    },
  );

  it.each(EACH.filter(({ spec }) => !["line", "paragraphs", "agreement"].includes(spec.kind)))(
    "shows what the server says of a malformed $form.$name at that field",
    ({ fields, name }) => {
      const values = { ...filled(fields), [name]: "12345" };
      expect(Object.keys(serverErrors(fields, values))).toEqual([name]);
    },
  );
});

describe("a number in the place of an address", () => {
  const values = { ...filled(CONTACT), user_email: "0812-3456-7890", user_phone: "021 555" };

  it("goes out as the number, and stands in for the number's own field", () => {
    expect(bodyOf(CONTACT, values)).toMatchObject({ user_phone: "0812-3456-7890" });
    expect(bodyOf(CONTACT, values)).not.toHaveProperty("user_email");
    expect(serverErrors(CONTACT, values)).toEqual({});
  });

  it("shows the number's error at the address", () => {
    const errors = errorsAt(CONTACT, { ...values, user_email: "0812" }, { user_phone: "Nomor telepon belum benar." });
    expect(errors).toEqual({ user_email: "Nomor telepon belum benar." });
  });
});

it("an address of the wrong kind is asked for with an example", () => {
  expect(problemsIn(QUESTION, { ...filled(QUESTION), email: "sari" }).email).toContain("Contoh: nama@contoh.id");
});

it("the schema of a form refuses what the form does not have", () => {
  const schema = schemaOf(QUESTION, { kind: z.literal("QUESTION") });
  expect(schema.safeParse({ kind: "QUESTION", ...bodyOf(QUESTION, filled(QUESTION)), role: "admin" }).success).toBe(
    false,
  );
});
