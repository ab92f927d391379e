import { stepsTo } from "./navigation";

interface Step {
  name: string;
  path: string;
}

/** Pages outside the navigation, each below a page of it. */
const OUTSIDE: Record<string, { below: string; name: string }> = {
  "/kalkulator": { below: "/edukasi", name: "Kalkulator Jejak Karbon" },
  "/metodologi": { below: "/edukasi", name: "Metodologi" },
  "/privasi": { below: "/tentang", name: "Privasi" },
  "/luring": { below: "/tentang", name: "Tanpa sinyal" },
  "/wilayah": { below: "/aksi", name: "Wilayah" },
  "/api-docs": { below: "/tentang", name: "API" },
};

/** The way from the home page to any page with an address of its own; the last step is the page itself. */
export function wayTo(path: string): Step[] {
  const outside = OUTSIDE[path];
  return outside ? [...stepsTo(outside.below), { name: outside.name, path }] : stepsTo(path);
}
