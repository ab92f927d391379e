import { expect, it } from "vitest";
import { dropStrangeHeaders } from "./stranger-headers";

function left(headers: Record<string, string | string[]>): string[] {
  const copy = { ...headers };
  dropStrangeHeaders(copy);
  return Object.keys(copy);
}

it("leaves what browsers and API clients send", () => {
  const sent = {
    host: "sulur.test",
    accept: "*/*",
    cookie: "a=b",
    "if-none-match": "*",
    "x-forwarded-for": "192.0.2.1",
    "x-request-id": "dari-proksi-1",
    "x-sulur-kunci": "kunci",
    "x-sulur-relawan": "token",
    "idempotency-key": "k".repeat(20),
    rsc: "1",
    "next-url": "/laporan",
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": "/!KHB1YmxpYyk/laporan/__PAGE__",
    "next-router-state-tree": "%5B%22%22%2C%7B%22children%22%3A%5B%22__PAGE__%22%2C%7B%7D%5D%7D%5D",
  };
  expect(left(sent)).toEqual(Object.keys(sent));
});

it.each([
  ["x-sulur-peer", "203.0.113.7"],
  ["x-sulur-page", "/admin"],
  ["x-forwarded-host", "evil.example"],
  ["x-forwarded-proto", "https"],
  ["x-middleware-subrequest", "middleware"],
  ["x-invoke-path", "/admin"],
  ["x-matched-path", "/admin"],
  ["x-nextjs-data", "1"],
  ["x-prerender-revalidate", "rahasia"],
  ["x-next-revalidated-tags", "reports"],
  ["next-action", "abc"],
  ["content-security-policy", "script-src 'nonce-dipilih'"],
  ["content-security-policy-report-only", "script-src 'nonce-dipilih'"],
  ["rsc", "2"],
  ["rsc", ["1", "1"]],
  ["next-router-prefetch", "2"],
  ["next-router-segment-prefetch", "/../rahasia"],
  ["next-router-segment-prefetch", "_tree"],
  ["next-router-state-tree", "garbage"],
  ["next-url", "//evil.example"],
])("drops %s: %s", (name, value) => expect(left({ host: "a", [name]: value })).toEqual(["host"]));
