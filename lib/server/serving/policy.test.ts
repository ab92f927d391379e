import { describe, expect, it } from "vitest";
import { SecurityHeaders } from "./policy";

const TILES = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

function headers(siteUrl = "https://sulur.example", tileUrl = TILES) {
  return new SecurityHeaders({ siteUrl, tileUrl, ownScripts: ["'sha256-own'"] });
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

describe("the content security policy", () => {
  it("lets nothing in but ourselves, the tiles and the videos", () => {
    expect(directives(headers().contentPolicy())).toEqual({
      "script-src": "'self' 'sha256-own'",
      "default-src": "'self'",
      "style-src": "'self' 'unsafe-inline'",
      "img-src": "'self' data: blob: https://tile.openstreetmap.org",
      "font-src": "'self'",
      "connect-src": "'self'",
      "worker-src": "'self'",
      "frame-src": "https://www.youtube-nocookie.com",
      "media-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "upgrade-insecure-requests": "",
    });
  });

  it("names a page's scripts beside our own, never unsafe-inline", () => {
    const scripts = directives(headers().contentPolicy(["'sha256-a'", "'sha256-b'", "'sha256-a'"]))["script-src"];
    expect(scripts).toBe("'self' 'sha256-own' 'sha256-a' 'sha256-b'");
  });

  it.each([
    ["http://127.0.0.1:8080/{z}/{x}/{y}.png", "http://127.0.0.1:8080"],
    ["https://{s}.tile.example/{z}/{x}/{y}.png", "https://*.tile.example"],
    ["https://tile.example/{z}/{x}/{y}.png?key=a;b", "https://tile.example"],
  ])("takes the host of %s", (tileUrl, source) => {
    expect(directives(headers("https://sulur.example", tileUrl).contentPolicy())["img-src"]).toBe(
      `'self' data: blob: ${source}`,
    );
  });
});

describe("the other headers", () => {
  it("ask for https only where the site has it", () => {
    const names = (siteUrl: string) => headers(siteUrl).fixed.map(([name]) => name);
    expect(names("https://sulur.example")).toContain("Strict-Transport-Security");
    expect(names("http://localhost:3000")).not.toContain("Strict-Transport-Security");
    expect(headers("http://localhost:3000").contentPolicy()).not.toContain("upgrade-insecure-requests");
  });

  it("give position and camera to our own pages only", () => {
    const { fixed } = headers();
    expect(Object.fromEntries(fixed)).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": expect.stringContaining("geolocation=(self), camera=(self)"),
    });
  });
});
