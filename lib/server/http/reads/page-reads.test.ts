import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sessionCookieName } from "@/lib/server/auth/cookies";
import { PAGE_READS } from "@/lib/server/http/limits";
import { newVisitor } from "@/lib/server/http/visitor";

vi.stubEnv("DATABASE_URL", "postgresql://a:b@localhost/c");
vi.stubEnv("SITE_URL", "https://sulur.example");
vi.stubEnv("AUTH_SECRET", "a".repeat(40));
vi.stubEnv("TRUSTED_PROXY_HOPS", "1");

let takePageRead: typeof import("./page-reads").takePageRead;

// Keys share buckets, so what one test has spent must not be in those of the next.
beforeEach(async () => {
  vi.resetModules();
  ({ takePageRead } = await import("./page-reads"));
});

function read(address: string, cookie = ""): Promise<Response | null> {
  return takePageRead(new Request("http://sulur.test/cari?q=a", { headers: { "x-forwarded-for": address, cookie } }));
}

async function readAll(count: number, addressOf: (index: number) => string): Promise<number> {
  let busy = 0;
  for (let index = 0; index < count; index += 1) if ((await read(addressOf(index))) !== null) busy += 1;
  return busy;
}

describe("a page that is rendered for each request", () => {
  it.each([
    ["one address", 1, () => "203.0.113.9"],
    ["a /56", 2, (index: number) => `2001:db8:56:${(0x100 + (index % 4)).toString(16)}::1`],
    ["a /48", 4, (index: number) => `2001:db8:48:${((index % 8) << 8).toString(16)}::1`],
    ["a /24", 8, (index: number) => `198.51.100.${index % 16}`],
  ])("is answered to %s as often as it may, then a small page says to try again", async (_, times, addressOf) => {
    expect(await readAll(PAGE_READS.points * times, addressOf)).toBe(0);
    const busy = await read(addressOf(0));
    expect(busy?.status).toBe(429);
    expect(Number(busy?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(busy?.headers.get("cache-control")).toBe("no-store");
    const page = (await busy?.text()) ?? "";
    expect(page).toContain("<h1>Ramai, coba lagi</h1>");
    expect(page.length).toBeLessThan(2_000);
  });

  it("is answered to a known cookie behind an address that has used up its own", async () => {
    await readAll(PAGE_READS.points + 1, () => "192.0.2.1");
    const cookie = newVisitor().setCookie.split(";")[0] ?? "";
    expect(await read("192.0.2.1", cookie)).toBeNull();
    const forged = `sulur_pengunjung=${randomUUID()}.${"x".repeat(43)}`;
    expect((await read("192.0.2.1", forged))?.status).toBe(429);
    for (let index = 1; index < PAGE_READS.points; index += 1) await read("192.0.2.1", cookie);
    expect((await read("192.0.2.1", cookie))?.status).toBe(429);
  });

  it("is answered to many new cookies of one address only as often as to eight people", async () => {
    await readAll(PAGE_READS.points, () => "192.0.2.7");
    let answered = 0;
    for (let person = 0; person < 12; person += 1) {
      const cookie = newVisitor().setCookie.split(";")[0] ?? "";
      for (let index = 0; index < PAGE_READS.points; index += 1) {
        if ((await read("192.0.2.7", cookie)) === null) answered += 1;
      }
    }
    expect(answered).toBe(PAGE_READS.points * 8);
    const token = await encode({ token: { sid: randomUUID() }, secret: "a".repeat(40), maxAge: 60 });
    expect(await read("192.0.2.7", `${sessionCookieName()}=${token}`), "somebody signed in").toBeNull();
  });
});
