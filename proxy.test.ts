import { unstable_doesMiddlewareMatch as doesProxyMatch } from "next/experimental/testing/server";
import { describe, expect, it } from "vitest";
import { publicFiles } from "@/lib/server/serving/public-files";
import { config } from "./proxy.functions";

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
