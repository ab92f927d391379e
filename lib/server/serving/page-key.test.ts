import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { pageKey } from "./page-key";

function request(url: string, headers: Record<string, string> = {}, method = "GET"): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, headers, method });
}

describe("pageKey", () => {
  it("is the address, whoever asks", () => {
    const visitor = pageKey(request("/laporan?q=1"));
    const member = pageKey(request("/laporan?q=1", { cookie: "sulur_masuk=1", "accept-language": "id" }));
    expect(visitor).toBe("/laporan?q=1");
    expect(member).toBe(visitor);
    expect(pageKey(request("/laporan?q=1", {}, "HEAD"))).toBe(visitor);
  });

  it("tells the parts apart that the router asks for", () => {
    const asked: Record<string, string>[] = [
      {},
      { rsc: "1" },
      { rsc: "1", "next-router-prefetch": "1" },
      { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
      { rsc: "1", "next-router-state-tree": "%5B%5D" },
      { rsc: "1", "next-url": "/home" },
    ];
    const keys = asked.map((headers) => pageKey(request("/laporan?_rsc=1", headers)));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(null);
  });

  it.each([
    ["a write", request("/laporan", {}, "POST")],
    ["a draft preview", request("/laporan", { cookie: "a=1; __prerender_bypass=x" })],
    ["an address too long to be one", request(`/laporan?${"a".repeat(3_000)}`)],
  ])("leaves %s to Next", (_what, special) => {
    expect(pageKey(special)).toBeNull();
  });
});
