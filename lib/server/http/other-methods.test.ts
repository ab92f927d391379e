import { describe, expect, it } from "vitest";
import type { OtherMethod } from "./other-methods";

type Exported = Record<string, OtherMethod | ((...given: never[]) => Promise<Response>) | undefined>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const FILES = import.meta.glob<Exported>(["/app/api/**/route.ts", "!**/*unknown*/**"]);
const routes = await Promise.all(Object.entries(FILES).map(async ([file, load]) => ({ file, exported: await load() })));

const isOther = (handler: Exported[string]): handler is OtherMethod => handler !== undefined && "allow" in handler;

it("every route of the API answers every method, and names those that it has", () => {
  for (const { file, exported } of routes) {
    const own = METHODS.filter((method) => exported[method] && !isOther(exported[method]));
    const allowed = METHODS.filter(
      (method) => own.includes(method) || method === "OPTIONS" || (method === "HEAD" && own.includes("GET")),
    );
    for (const method of METHODS.filter((name) => !own.includes(name))) {
      const handler = exported[method];
      // Next answers HEAD by GET.
      if (method === "HEAD" && own.includes("GET")) expect(handler, `${method} ${file}`).toBeUndefined();
      else expect(isOther(handler) && handler.allow, `${method} ${file}`).toBe(allowed.join(", "));
    }
  }
});

describe("a method that a route lacks", () => {
  it("is refused as JSON with what is allowed, and OPTIONS says the same without a body", async () => {
    const { otherMethods } = await import("./other-methods");
    const { DELETE, OPTIONS } = otherMethods("GET", "POST");
    const refusal = DELETE();
    expect([refusal.status, refusal.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
    expect((await refusal.json()).message).toContain("Cara meminta ini");
    const described = OPTIONS();
    expect([described.status, described.headers.get("allow"), await described.text()]).toEqual([
      204,
      "GET, HEAD, POST, OPTIONS",
      "",
    ]);
  });
});
