import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { AGREED, type FieldSpec, type Fields } from "./fields";
import { bodyOf, errorsAt, isRequired, problemsIn, type TypedValues } from "./rules";

interface TestedForm {
  fields: Fields;
  /** The schema of the route that it is sent to. */
  schema: z.ZodType;
  /** Other parts of the body. */
  more?: object;
  /** Right values of fields for which those below are wrong. */
  right?: TypedValues;
  /** Malformed values, of which both sides say the same. */
  wrong?: TypedValues;
  /** The form sends empty fields too. */
  whole?: boolean;
  /** Fields that the API takes empty of people who are signed in; its command says the same where nobody is. */
  byAccount?: readonly string[];
  /** Choices for which the API takes other values too. */
  free?: readonly string[];
}

const RIGHT: Partial<Record<FieldSpec["kind"], string>> = {
  agreement: AGREED,
  address: "sari@contoh.id",
  email: "sari@contoh.id",
  phone: "0812-3456-7890",
  whatsapp: "0812-3456-7890",
  secret: "Kayu-jati-1945",
  day: "2026-01-02",
  clock: "08:00",
  moment: "2026-01-02T08:00",
};

const MALFORMED: Partial<Record<FieldSpec["kind"], string>> = {
  address: "12345",
  email: "12345",
  phone: "12345",
  whatsapp: "12345",
  choice: "12345",
  number: "dua belas",
  day: "kemarin",
  clock: "pagi",
  moment: "kemarin",
};

/** A right value for each field that has to be filled in, and for a choice. */
export function filledForm(fields: Fields, right: TypedValues = {}): TypedValues {
  const rightValue = (name: string, spec: FieldSpec): string => {
    const given = right[name] ?? right[spec.repeats ?? ""];
    if (given !== undefined) return given;
    if (spec.kind === "choice") return Object.keys((spec as FieldSpec & { labels: object }).labels)[0] ?? "";
    if (!spec.required) return "";
    return spec.kind === "number" ? String(spec.min) : (RIGHT[spec.kind] ?? "Semoga bermanfaat");
  };
  return Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, rightValue(name, spec)]));
}

/** Tests that browser and server say the same of empty, too long and malformed values of a declared form. */
export function testForm(
  form: string,
  { fields, schema, more = {}, right, wrong = {}, whole, free = [], byAccount = [] }: TestedForm,
): void {
  const filled = filledForm(fields, right);
  const names = Object.keys(fields);
  const specOf = (name: string) => fields[name] as FieldSpec;

  /** The server's answer to the body that the browser would send. */
  function serverErrors(values: TypedValues): Record<string, string> {
    const { error } = schema.safeParse({ ...more, ...bodyOf(fields, values, whole) });
    const found = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
    return errorsAt(fields, values, Object.fromEntries(found.reverse()));
  }

  describe(`the form ${form}`, () => {
    it("sends what the server takes", () => {
      expect(problemsIn(fields, filled)).toEqual({});
      expect(serverErrors(filled)).toEqual({});
    });

    it.each(names)("says the same on both sides of an empty %s", (name) => {
      const spec = specOf(name);
      const values = { ...filled, [name]: ["secret", "day", "clock", "moment"].includes(spec.kind) ? "" : " " };
      const problems = problemsIn(fields, values);
      expect(problems[name]).toBe(isRequired(spec, values) ? spec.empty : undefined);
      if (spec.repeats === undefined && !byAccount.includes(name))
        expect(serverErrors(values)[name]).toBe(problems[name]);
    });

    it("says the same on both sides when nothing is filled in", () => {
      const empty = Object.fromEntries(names.map((name) => [name, ""]));
      const { ...problems } = problemsIn(fields, empty);
      for (const name of names)
        if (specOf(name).repeats !== undefined || byAccount.includes(name)) delete problems[name];
      expect(serverErrors(empty)).toEqual(problems);
    });

    const texts = names.filter((name) => ["line", "paragraphs"].includes(specOf(name).kind));
    it.each(texts)("says the same on both sides of a %s of the wrong length", (name) => {
      const { label, min, max } = specOf(name);
      for (const text of ["a".repeat(max + 1), ...(min > 1 ? ["a".repeat(min - 1)] : [])]) {
        const values = { ...filled, [name]: text };
        expect(problemsIn(fields, values)[name]).toContain(label);
        expect(serverErrors(values)).toEqual(problemsIn(fields, values));
      }
    });

    const malformed = names
      .filter((name) => !free.includes(name))
      .flatMap((name) => {
        const text = wrong[name] ?? MALFORMED[specOf(name).kind];
        return text === undefined ? [] : [[name, text] as const];
      });
    it.each(malformed)("shows what the server says of a malformed %s at that field", (name, text) => {
      const values = { ...filled, [name]: text };
      const said = serverErrors(values);
      expect(Object.keys(said)).toEqual([name]);
      const own = problemsIn(fields, values)[name];
      // The browser leaves to the server what it cannot know.
      if (own !== undefined || name in wrong) expect(own).toBe(said[name]);
    });
  });
}
