import { beforeEach, describe, expect, it, vi } from "vitest";

const createdAt = new Date("2026-03-14T02:00:00Z");
const inDays = (days: number) => ({ createdAt, expiresAt: new Date(createdAt.getTime() + days * 86_400_000) });

async function cookiesOf(site: string) {
  vi.resetModules();
  vi.stubEnv("SITE_URL", site);
  return import("./cookies");
}

beforeEach(() => {
  vi.stubEnv("DATABASE_URL", "postgresql://sulur@localhost/sulur");
  vi.stubEnv("AUTH_SECRET", "only-for-tests-only-for-tests-only-for-tests");
});

describe("on https", () => {
  it("binds the session cookie to this host and to https", async () => {
    const { sessionCookies, csrfCookieName } = await cookiesOf("https://sulur.example");
    expect(sessionCookies("isi", inDays(1))).toEqual([
      "__Host-sulur.sesi=isi; Path=/; SameSite=Lax; Secure; HttpOnly",
      "sulur_masuk=1; Path=/; SameSite=Lax; Secure",
    ]);
    expect(csrfCookieName()).toBe("__Host-sulur.csrf");
  });

  it("clears with the same attributes, without which browsers keep a __Host- cookie", async () => {
    const { clearedCookies } = await cookiesOf("https://sulur.example");
    expect(clearedCookies()[0]).toBe("__Host-sulur.sesi=; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=0");
  });
});

describe("on plain http", () => {
  it("uses the plain name without Secure, which browsers would refuse", async () => {
    const { sessionCookies } = await cookiesOf("http://localhost:3000");
    expect(sessionCookies("isi", inDays(1))[0]).toBe("sulur.sesi=isi; Path=/; SameSite=Lax; HttpOnly");
  });

  it("lets both cookies of a remembered session live as long as the session", async () => {
    const { sessionCookies } = await cookiesOf("http://localhost:3000");
    for (const cookie of sessionCookies("isi", inDays(30)))
      expect(cookie).toContain("; Expires=Mon, 13 Apr 2026 02:00:00 GMT");
  });
});
