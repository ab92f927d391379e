import fc from "fast-check";
import type { Endpoint } from "@/lib/server/openapi/endpoints";
import { extraName, fitting, hostileText, hostileValue } from "./values";

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
    return fc.option(pair, { freq: required ? 9 : 1, nil: null });
  });
  const strange = fc.option(
    fc.tuple(extraName, hostileText).map((pair): [string, string] => pair),
    { freq: 1, nil: null },
  );
  const rarely = fc.integer({ min: 0, max: 9 }).chain((dice) => (dice === 0 ? strange : fc.constant(null)));
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
  const odd: [string, string][] = [
    ["origin", "https://jahat.example"],
    ["authorization", "Bearer palsu"],
    ["cookie", "__proto__=1; sulur-visitor=%00; =;"],
    ["x-sulur-kunci", "palsu"],
    ["x-sulur-relawan", "palsu"],
    ["x-sulur-pendaftaran", "palsu"],
    ["if-none-match", "*"],
    ["x-request-id", "<script>"],
    ["content-length", "99999999999"],
  ];
  const strange = fc
    .integer({ min: 0, max: 5 })
    .chain((dice) => (dice === 0 ? fc.constantFrom(...odd) : fc.constant(null)));
  return fc.tuple(contentType, idempotent ? key : fc.constant(null), strange).map(([sent, idempotencyKey, extra]) => ({
    ...(body ? { "content-type": sent } : {}),
    ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
    ...(extra ? { [extra[0]]: extra[1] } : {}),
  }));
}
