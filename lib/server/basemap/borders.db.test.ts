import { expect, it } from "vitest";
import { GET } from "@/app/(public)/ubin/[look]/[zoom]/[column]/[file]/route";
import { GET as namesOf } from "@/app/(public)/ubin/nama/[zoom]/[column]/[file]/route";
import { drawMissingBorders, drawOutlines } from "@/lib/areas/commands-outlines";
import { box, drawNames, drawShape } from "@/lib/areas/test-areas";
import type { NameView } from "@/lib/map/view";
import { worldPoint } from "@/lib/map/world-point";
import { testSite } from "@/lib/server/auth/test-site";
import { expireTags } from "@/lib/server/cache";
import { testDatabase } from "@/scripts/testing/database";
import { tileUrl } from "./borders";
import { COLORS } from "./tile";

const { db, url } = await testDatabase();
await testSite({ db, url });

/** How many lines of borders are drawn around a point. */
async function linesAt(zoom: number, version: string): Promise<number> {
  const { x, y } = worldPoint({ latitude: -7.801, longitude: 110.4 }, zoom);
  const [column, row] = [x, y].map((pixels) => Math.floor(pixels / 256));
  const params = Promise.resolve({ look: "light", zoom: `${zoom}`, column: `${column}`, file: `${row}.svg` });
  const answer = await GET(new Request(`http://sulur.test/ubin?v=${version}`), { params });
  const lines = new RegExp(`<path d="([^"]*)" fill="none" stroke="${COLORS.light.border}"`, "gu");
  const paths = [...(await answer.text()).matchAll(lines)].map(([, path = ""]) => path);
  return paths.join("").split("M").length - 1;
}

it("draws each border once where boundaries were imported, coarser ones first, and no coast", async () => {
  expect(await tileUrl()).not.toContain("#");
  expect(await linesAt(9, "1.abcd")).toBe(0);

  await drawShape(db, "34", [box(110.2, -8, 110.6, -7.5)]);
  await drawShape(db, "34.02", [box(110.2, -8, 110.6, -7.8)]);
  await drawShape(db, "34.04", [box(110.2, -7.8, 110.6, -7.5)]);
  await drawShape(db, "34.02.14", [box(110.2, -8, 110.4, -7.8)]);
  await drawShape(db, "34.02.15", [box(110.4, -8, 110.6, -7.8)]);
  await drawOutlines(db);
  await expireTags(["borders"]);
  const [, edition = ""] = (await tileUrl()).split("#");
  expect(edition).toMatch(/^[0-9a-f]{16}$/u);
  expect([await linesAt(6, `1.${edition}`), await linesAt(9, `1.${edition}`)]).toEqual([0, 1]);
  // The districts' own, and of the regencies' a part for each district.
  expect(await linesAt(12, `1.${edition}`)).toBe(3);
  expect(await linesAt(9, "1")).toBe(0);

  // As an older version left it, until Sulur starts again.
  await db.areaOutline.delete({ where: { level: 0 } });
  await drawMissingBorders(db);
  await expireTags(["borders"]);
  expect((await tileUrl()).split("#")[1]).toBe(edition);
});

it("names districts and, nearer, villages where boundaries were imported", async () => {
  await drawNames(db);
  await drawShape(db, "34.02.14", [box(110.42, -7.9, 110.52, -7.8)]);
  await drawShape(db, "34.02.14.2002", [box(110.45, -7.86, 110.48, -7.83)]);
  const textsAt = async (zoom: number, version: string) => {
    const { x, y } = worldPoint({ latitude: -7.845, longitude: 110.466 }, zoom);
    const [column, row] = [x, y].map((pixels) => Math.floor(pixels / 1024));
    const params = Promise.resolve({ zoom: `${zoom}`, column: `${column}`, file: `${row}.json` });
    const answer = await namesOf(new Request(`http://sulur.test/ubin/nama?v=${version}`), { params });
    return ((await answer.json()) as NameView[]).filter(({ look }) => look === "area").map(({ text }) => text);
  };
  expect(await textsAt(11, "4.abcd")).toEqual([]);
  expect(await textsAt(12, "4.abcd")).toEqual(["Piyungan"]);
  expect(await textsAt(15, "4.abcd")).toEqual(["Srimulyo"]);
  expect(await textsAt(15, "4"), "without imported boundaries no database is read").toEqual([]);
});
