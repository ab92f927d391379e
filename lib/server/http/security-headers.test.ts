import { describe, expect, it } from "vitest";
import { contentPolicy, fixedHeaders } from "./security-headers";

const HTTPS = { SITE_URL: "https://sulur.example" };

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
    expect(directives(contentPolicy([], HTTPS))).toEqual({
      "script-src": "'self'",
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

  it("names the scripts of a page, each once, never unsafe-inline", () => {
    const scripts = directives(contentPolicy(["'sha256-a'", "'sha256-b'", "'sha256-a'"], HTTPS))["script-src"];
    expect(scripts).toBe("'self' 'sha256-a' 'sha256-b'");
  });

  it.each([
    ["http://127.0.0.1:8080/{z}/{x}/{y}.png", "http://127.0.0.1:8080"],
    ["https://{s}.tile.example/{z}/{x}/{y}.png", "https://*.tile.example"],
    ["https://tile.example/{z}/{x}/{y}.png?key=a;b", "https://tile.example"],
  ])("takes the host of %s", (TILE_URL, source) => {
    expect(directives(contentPolicy([], { TILE_URL }))["img-src"]).toBe(`'self' data: blob: ${source}`);
  });

  it("names no other host where no streets are shown", () => {
    expect(directives(contentPolicy([], { TILE_URL: "none" }))["img-src"]).toBe("'self' data: blob:");
  });
});

describe("the other headers", () => {
  it("ask for https only where the site has it", () => {
    const names = (SITE_URL: string) => fixedHeaders({ SITE_URL }).map(({ key }) => key);
    expect(names("https://sulur.example")).toContain("Strict-Transport-Security");
    expect(names("http://localhost:3000")).not.toContain("Strict-Transport-Security");
    expect(contentPolicy([], { SITE_URL: "http://localhost:3000" })).not.toContain("upgrade-insecure-requests");
  });

  it("give position and camera to our own pages only", () => {
    expect(fixedHeaders({})).toContainEqual({
      key: "Permissions-Policy",
      value: expect.stringContaining("geolocation=(self), camera=(self)"),
    });
  });
});
