import { describe, expect, it } from "vitest";
import type { NavigationItem } from "@/lib/layout/navigation";
import { exploreAddress, features, joinAddress } from "./ways-in";

function navigationWith(...available: string[]): NavigationItem[] {
  return available.map((href) => ({ label: href, href, available: true }));
}

describe("the ways on from the home page", () => {
  it("lead to the spec's pages once they exist", () => {
    const all = navigationWith("/laporan", "/peta-lokasi", "/bank-sampah", "/event", "/komunitas");
    expect(exploreAddress(all)).toBe("/event");
    expect(joinAddress(all)).toBe("/komunitas");
    expect(features(all).map(({ href }) => href)).toEqual(["/laporan", "/peta-lokasi", "/bank-sampah", "/event"]);
  });

  it("lead to the map and to an account until then", () => {
    const some = navigationWith("/laporan", "/peta-lokasi");
    expect(exploreAddress(some)).toBe("/peta-lokasi");
    expect(joinAddress(some)).toBe("/register");
    expect(features(some).map(({ href }) => href)).toEqual(["/laporan", "/peta-lokasi"]);
  });

  it("lead to the reports where there is nothing else", () => {
    expect(exploreAddress(navigationWith("/laporan"))).toBe("/laporan");
  });
});
