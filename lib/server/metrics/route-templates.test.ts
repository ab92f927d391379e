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
