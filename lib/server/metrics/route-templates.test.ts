import { expect, it } from "vitest";
import { RouteTemplates } from "./route-templates";

const routes = new RouteTemplates({
  staticRoutes: [{ page: "/" }, { page: "/laporan" }],
  dynamicRoutes: [
    { page: "/laporan/[code]", regex: "^/laporan/([^/]+?)(?:/)?$" },
    { page: "/peta-lokasi/[slug]/kartu.jpg", regex: "^/peta\\-lokasi/([^/]+?)/kartu\\.jpg(?:/)?$" },
  ],
});

it.each([
  ["/", "/"],
  ["/laporan", "/laporan"],
  ["/laporan/LP-2026-000001", "/laporan/[code]"],
  ["/peta-lokasi/bank-sampah/kartu.jpg", "/peta-lokasi/[slug]/kartu.jpg"],
  ["/wp-login.php", "other"],
  ["/laporan/a/b", "other"],
])("%s belongs to %s", (path, route) => {
  expect(routes.of(path)).toBe(route);
});

it.each([
  ["/LAPORAN", "/laporan"],
  ["/Laporan/LP-2026-000001", "/laporan/LP-2026-000001"],
  ["/Peta-Lokasi/Bank-Sampah/kartu.jpg", "/peta-lokasi/bank-sampah/kartu.jpg"],
])("%s means the page %s", (path, page) => {
  expect(routes.inSmallLetters(path)).toBe(page);
});

it.each(["/laporan/LP-2026-000001", "/Wp-Login.php", "/_next/static/chunks/Ab.js", "/API/reports", "/"])(
  "%s is left as it is",
  (path) => {
    expect(routes.inSmallLetters(path)).toBe(path);
  },
);
