import { describe, expect, it, vi } from "vitest";

async function isRefused(site: string, origin: string, host: string): Promise<boolean> {
  vi.resetModules();
  vi.stubEnv("SITE_URL", site);
  vi.stubEnv("DATABASE_URL", "postgresql://a:b@localhost/c");
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  const { assertSameOrigin } = await import("./origin");
  const request = new Request("http://localhost/api/reports", { method: "POST", headers: { origin, host } });
  try {
    assertSameOrigin(request);
    return false;
  } catch {
    return true;
  }
}

describe("a site whose address is set", () => {
  const SITE = "https://sulur.example";

  it("takes writes from there alone, whatever name it was called by", async () => {
    expect(await isRefused(SITE, SITE, "sulur.example")).toBe(false);
    expect(await isRefused(SITE, SITE, "app-1:3000")).toBe(false);
    for (const host of ["evil.example", "203.0.113.7:3000", "127.0.0.1:3000", "localhost:3000"]) {
      expect(await isRefused(SITE, `http://${host}`, host), host).toBe(true);
    }
  });
});

it("takes writes from each address that the host gave this deployment, and from no other there", async () => {
  vi.stubEnv("VERCEL_URL", "sulur-a1b2c3.vercel.app");
  vi.stubEnv("VERCEL_BRANCH_URL", "sulur-git-kebun.vercel.app");
  const refused = (host: string) => isRefused("https://sulur.example", `https://${host}`, host);
  expect(await refused("sulur-a1b2c3.vercel.app")).toBe(false);
  expect(await refused("sulur-git-kebun.vercel.app")).toBe(false);
  expect(await refused("tetangga.vercel.app")).toBe(true);
  vi.unstubAllEnvs();
});

describe("a site that knows itself as this machine only", () => {
  const SITE = "http://localhost:3000";

  it.each([
    "127.0.0.1:3000",
    "192.168.1.20:3000",
    "[::1]:3000",
    "komputerku:3000",
    "komputerku.local:3000",
    "kantor.lan",
  ])("is opened from nearby as %s", async (host) => {
    expect(await isRefused(SITE, `http://${host}`, host)).toBe(false);
    expect(await isRefused(SITE, `http://${host}`, "lain.local")).toBe(true);
  });

  it.each(["evil.example:3000", "1.2.3.4.evil.example", "localhost.evil.example:3000", "evil.local.example"])(
    "is not opened as %s, which may be pointed here (DNS rebinding)",
    async (host) => expect(await isRefused(SITE, `http://${host}`, host)).toBe(true),
  );

  it.each(["null", "bukan alamat", "http://"])("takes no origin %s", async (origin) => {
    expect(await isRefused(SITE, origin, "null")).toBe(true);
  });
});
