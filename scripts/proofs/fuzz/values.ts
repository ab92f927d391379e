import fc from "fast-check";
import type { JsonSchema } from "@/lib/server/openapi/json-schema";
import { KNOWN_PASSWORD } from "./people";

/** What breaks programs that trust their input. None of it may come back in an error as more than itself. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "a\udfffb",
  "\u202egnp.exe",
  "__proto__",
  "constructor",
  "toString",
  "' OR '1'='1",
  '"; --',
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "{{7*7}}",
  "%00",
  "9".repeat(400),
  "a".repeat(5_000),
  "-1",
  "0",
  "NaN",
  "Infinity",
  "1e309",
  "2147483648",
  "9223372036854775808",
  "0x10",
  "true",
  "null",
  "[object Object]",
  "2026-02-30T25:61:61Z",
  "+275760-09-13T00:00:00.001Z",
];

const HOSTILE_NUMBERS = [-1, 0, -0, 0.1, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, Number.MIN_VALUE];

export const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

/** Anything that JSON can say. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], { not: "" }, { contains: "" }, { set: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 60 }).map(nested),
);

function nested(depth: number): unknown {
  let value: unknown = "dalam";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const NAMES = ["id", "name", "title", "email", "status", "role", "userId", "__proto__", "constructor", "website"];

export const extraName = fc.oneof(fc.constantFrom(...NAMES), hostileText);

/** Values that fit a schema as far as JSON Schema tells; what only code checks may still refuse them. */
export function fitting(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === "boolean") return hostileValue;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const shapes = schema.oneOf ?? schema.anyOf;
  if (shapes && shapes.length > 0) return fc.oneof(...shapes.map(fitting));
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? hostileValue : fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case "string":
      return textOf(schema);
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "integer":
      return fc.integer(integerBounds(schema));
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(fitting(itemsOf(schema)), { minLength: schema.minItems ?? 0, maxLength: schema.maxItems ?? 3 });
    case "object":
      return objectOf(schema);
    default:
      return fc.constant(null);
  }
}

/** Small numbers name things that exist. */
function integerBounds({ minimum = 0, maximum = 40 }: JsonSchema): { min: number; max: number } {
  const min = Math.max(minimum, -(2 ** 31));
  return { min, max: Math.max(min, Math.min(maximum, min + 40)) };
}

function itemsOf({ items }: JsonSchema): JsonSchema | boolean {
  return items === undefined || Array.isArray(items) ? true : items;
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(properties.map(([name, property]) => [name, fitting(property)]));
  return fc.record(model, { requiredKeys: schema.required ?? [] });
}

const WORDS = fc
  .array(fc.constantFrom("sungai", "pohon", "warga", "bersih", "sampah", "hutan", "Jl. Mawar 5", "🌱"), {
    minLength: 3,
    maxLength: 12,
  })
  .map((words) => words.join(" "));

function textOf({ format, minLength = 0, maxLength = 400 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "email") return fc.constantFrom("warga@contoh.id", "uji.coba@contoh.id", "A@CONTOH.ID");
  if (format === "uuid") return fc.uuid();
  if (format === "date-time")
    return fc.constantFrom(
      "2026-11-21T08:00:00.000Z",
      "2027-01-01T00:00:00Z",
      "0000-01-01T00:00:00Z",
      "9999-12-31T23:59:59Z",
    );
  if (format === "date") return fc.constantFrom("2026-12-31", "2027-02-28", "0000-01-01", "9999-12-31");
  const fitted = WORDS.map((text) => text.padEnd(minLength, "x").slice(0, Math.max(minLength, maxLength)));
  return fc.oneof(
    { weight: 4, arbitrary: fitted },
    { weight: 1, arbitrary: fc.constantFrom("1", "12.5", "0812-3456-7890", "Jawa Barat", "kota", KNOWN_PASSWORD) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", minLength, maxLength: Math.min(maxLength, minLength + 60) }) },
  );
}
