import { unstable_doesMiddlewareMatch as doesProxyMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { PAGE_READS } from "@/lib/server/http/limits";
import { publicFiles } from "@/lib/server/serving/public-files";
import { config as cachedConfig, proxy } from "./proxy.cached";
import { config } from "./proxy.functions";

it("lets a page be rendered as often as its address may read, then answers with a small page", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://a:b@localhost/c");
  vi.stubEnv("SITE_URL", "https://sulur.example");
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("TRUSTED_PROXY_HOPS", "1");
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const ask = () => proxy(new NextRequest("https://sulur.example/cari?q=a", { headers }));
  for (let read = 0; read < PAGE_READS.points; read += 1) {
    expect((await ask()).headers.get("content-security-policy")).toContain("'nonce-");
  }
  const busy = await ask();
  expect(busy.status).toBe(429);
  expect(await busy.text()).toContain("Ramai, coba lagi");
});

it.each([
  ["/LAPORAN?status=BARU", "/laporan?status=BARU"],
  ["/Laporan/LP-260314-0001", "/laporan/LP-260314-0001"],
  ["/Tips/Kompos-Rumah", "/tips/kompos-rumah"],
  ["/peta-lokasi/Bank-Sampah/kartu.jpg", "/peta-lokasi/bank-sampah/kartu.jpg"],
])("sends a reader of %s to %s", async (path, location) => {
  expect(doesProxyMatch({ config: cachedConfig, url: path })).toBe(true);
  const reply = await proxy(new NextRequest(`https://sulur.example${path}`));
  expect([reply.status, reply.headers.get("location")]).toEqual([308, `https://sulur.example${location}`]);
});

it.each([
  "/laporan/LP-260314-0001",
  "/sertifikat/K7WQ-MX",
  "/_next/static/chunks/Ab.js",
  "/api/Reports",
  "/%E0%A4%A",
  "/home",
])("%s does not pass the proxy of cached pages", (url) => {
  expect(doesProxyMatch({ config: cachedConfig, url })).toBe(false);
});

describe("in a build for functions", () => {
  const isMatched = (url: string) => doesProxyMatch({ config, url });

  it.each([
    "/",
    "/home",
    "/video",
    "/event/a.b-5",
    "/laporan/LP-1.2",
    "/tidak.ada",
    "/akun/tabungan/1.x",
    "/admin/x.y",
  ])("%s gets the policy of a page", (url) => {
    expect(isMatched(url)).toBe(true);
  });

  it.each(["/laporan/LP-260314-0001/kartu.jpg", "/event/rss.xml", "/tipk/panduan.pdf", "/robots.txt"])(
    "%s gets one too, which no cache handler gives it",
    (url) => {
      expect(isMatched(url)).toBe(true);
    },
  );

  it("what has a policy already gets no second one, which would be enforced too", () => {
    const given = [...publicFiles(process.cwd()), "/api/reports", "/_next/static/a.js", "/metrics"];
    expect(given.filter(isMatched)).toEqual([]);
  });
});
