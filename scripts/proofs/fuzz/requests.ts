import fc from "fast-check";
import { PASSWORD } from "@/lib/accounts/test-account";
import type { Endpoint } from "@/lib/server/openapi/endpoints";
import type { JsonSchema } from "@/lib/server/openapi/json-schema";

/** What breaks programs that trust their input. None of it may come back in an error as more than itself. */
const HOSTILE_TEXTS = [
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "a\udfffb",
    "\u202egnp.exe",
    "' OR '1'='1",
    '"; --',
    "9".repeat(400),
    "a".repeat(5_000),
  ],
  ..."__proto__ constructor toString <script>alert(1)</script> ../../../../etc/passwd {{7*7}} %00 -1 0 NaN".split(" "),
  ..."Infinity 1e309 2147483648 9223372036854775808 0x10 true null 2026-02-30T25:61:61Z".split(" "),
  ...["[object Object]", "+275760-09-13T00:00:00.001Z"],
];

const HOSTILE_NUMBERS = [-1, 0, -0, 0.1, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, Number.MIN_VALUE];
const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

/** Anything that JSON can say. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], { not: "" }, { contains: "" }, { set: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 60 }).map(nested),
);

const NAMES = ["id", "name", "title", "email", "status", "role", "userId", "__proto__", "constructor", "website"];
const extraName = fc.oneof(fc.constantFrom(...NAMES), hostileText);

const TIMES = ["2026-11-21T08:00:00.000Z", "2027-01-01T00:00:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"];
const WORDS = fc
  .array(fc.constantFrom("sungai", "pohon", "warga", "bersih", "sampah", "hutan", "Jl. Mawar 5", "🌱"), {
    minLength: 3,
    maxLength: 12,
  })
  .map((words) => words.join(" "));

function textOf({ format, minLength = 0, maxLength = 400 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "email") return fc.constantFrom("warga@contoh.id", "uji.coba@contoh.id", "A@CONTOH.ID");
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") return fc.constantFrom(...TIMES);
  if (format === "date") return fc.constantFrom("2026-12-31", "2027-02-28", "0000-01-01", "9999-12-31");
  const fitted = WORDS.map((text) => text.padEnd(minLength, "x").slice(0, Math.max(minLength, maxLength)));
  return fc.oneof(
    { weight: 4, arbitrary: fitted },
    { weight: 1, arbitrary: fc.constantFrom("1", "12.5", "0812-3456-7890", "Jawa Barat", "kota", PASSWORD) },
    { weight: 1, arbitrary: fc.constantFrom("0000-01", "0001-12", "1900-01", "2999-12", "9999-12", "10000-01") },
    { weight: 1, arbitrary: fc.string({ unit: "binary", minLength, maxLength: Math.min(maxLength, minLength + 60) }) },
  );
}

/** One request, before it is known who sends it. */
export interface FuzzedRequest {
  /** Raw, as Next hands them to a route. */
  params: Record<string, string>;
  query: [string, string][];
  body: string | Uint8Array<ArrayBuffer> | null;
  headers: Record<string, string>;
}

const ONE_PIXEL = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

const OVER_64_KB = 70_000;

/** @param known ids, codes and tokens that earlier answers named */
export function requestTo(endpoint: Endpoint, known: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  return fc.record({
    params: fc.record(
      Object.fromEntries(
        endpoint.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => [name, pathPart(known)]),
      ),
    ),
    query: queryOf(endpoint, known),
    body: bodyOf(endpoint),
    headers: headersOf(endpoint),
  });
}

function pathPart(known: readonly string[]): fc.Arbitrary<string> {
  const small = fc.integer({ min: 1, max: 40 }).map(String);
  const seen = known.length > 0 ? fc.constantFrom(...known) : small;
  return fc.oneof(
    { weight: 4, arbitrary: small },
    { weight: 4, arbitrary: seen },
    { weight: 2, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom("session", "csrf", "signout", "providers") },
  );
}

function queryOf({ parameters }: Endpoint, known: readonly string[]): fc.Arbitrary<[string, string][]> {
  const declared = parameters.filter((parameter) => parameter.in === "query");
  const written = declared.map(({ name, required, schema }) => {
    const value = fc.oneof(
      { weight: 6, arbitrary: fitting(schema).map(String) },
      { weight: 2, arbitrary: hostileText },
      { weight: 2, arbitrary: known.length > 0 ? fc.constantFrom(...known) : hostileText },
    );
    const pair = value.map((text): [string, string] => [name, text]);
    // One in so many is left out.
    return fc.option(pair, { freq: required ? 9 : 2, nil: null });
  });
  const rarely = fc.oneof(
    { weight: 1, arbitrary: fc.tuple(extraName, hostileText).map((pair): [string, string] => pair) },
    { weight: 9, arbitrary: fc.constant(null) },
  );
  return fc.tuple(...written, rarely).map((pairs) => pairs.filter((pair): pair is [string, string] => pair !== null));
}

function bodyOf({ body }: Endpoint): fc.Arbitrary<FuzzedRequest["body"]> {
  if (body === null) return fc.constant(null);
  const garbage = fc.oneof(
    hostileValue.map((value) => JSON.stringify(value)),
    fc.constantFrom("", "{", "nul", '{"__proto__":{"role":"ADMIN"}}', `"${"a".repeat(OVER_64_KB)}"`, "[".repeat(9_000)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
  );
  if (body.schema === null) {
    const upload = fc.constantFrom<FuzzedRequest["body"]>(
      ONE_PIXEL,
      "name,latitude,longitude\nTaman,-6.2,106.8\n",
      "{}",
    );
    return fc.oneof(upload, garbage);
  }
  const good = fitting(body.schema);
  const bent = fc.tuple(good, extraName, hostileValue, fc.nat()).map(bend);
  return fc.oneof(
    { weight: 5, arbitrary: good.map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: bent.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: garbage },
  );
}

/** Puts something wrong in the place of one of its fields, or beside them. */
function bend([value, name, wrong, at]: [unknown, string, unknown, number]): unknown {
  if (typeof value !== "object" || value === null) return wrong;
  const entries = Object.entries(value);
  const chosen = entries[at % Math.max(1, entries.length)]?.[0];
  const field = chosen === undefined || at % 5 === 0 ? name : chosen;
  return Object.fromEntries([...entries.filter(([key]) => key !== field), [field, wrong]]);
}

function headersOf({ body, idempotent }: Endpoint): fc.Arbitrary<Record<string, string>> {
  const type = body?.types[0] ?? "application/json";
  const contentType = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...(body?.types ?? [type])) },
    { weight: 1, arbitrary: fc.constantFrom("text/plain", "application/json; charset=x", "multipart/form-data", ";") },
  );
  const key = fc.constantFrom("pendek", "k".repeat(101), "kunci-yang-sama-kunci-yang-sama", null, null, null);
  const odd = [
    ...["origin: https://jahat.example", "authorization: Bearer palsu", "cookie: __proto__=1; sulur-visitor=%00; =;"],
    ...["x-sulur-kunci: palsu", "x-sulur-relawan: palsu", "x-sulur-pendaftaran: palsu", "if-none-match: *"],
    ...["x-request-id: <script>", "content-length: 99999999999"],
  ].map((line) => line.split(": "));
  const strange = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
    { weight: 5, arbitrary: fc.constant(null) },
  );
  return fc
    .tuple(contentType, idempotent ? key : fc.constant(null), strange)
    .map(([sent, idempotencyKey, extra]) => ({
      ...(body ? { "content-type": sent } : {}),
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      ...(extra ? Object.fromEntries([extra]) : {}),
    }));
}

function nested(depth: number): unknown {
  let value: unknown = "dalam";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values that fit a schema as far as JSON Schema tells; what only code checks may still refuse them. */
function fitting(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
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
