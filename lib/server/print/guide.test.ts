import { expect, it } from "vitest";
import { posterSvg } from "@/lib/guides/poster-svg";
import { POSTER_FILES, POSTERS, posterOf } from "@/lib/guides/posters";
import { drawGuide } from "./guide";
import { drawPoster } from "./poster";

it("makes a tagged guide in Indonesian below a megabyte", async () => {
  const file = await drawGuide();
  const text = file.toString("latin1");
  expect(text).toMatch(/^%PDF-1\.7/u);
  expect(text).toContain("/Marked true");
  expect(text).toContain("/StructTreeRoot");
  expect(text).toContain("/Lang (id-ID)");
  for (const tag of ["H1", "H2", "H3", "P", "L", "LI", "LBody"]) expect(text, tag).toContain(`/S /${tag}`);
  expect(file.byteLength).toBeLessThan(1_000_000);
  expect(text.match(/\/Type \/Page\b/gu)?.length).toBeGreaterThan(1);
});

it("draws every poster on one page, to print and to change", async () => {
  expect(POSTER_FILES).toHaveLength(POSTERS.length * 2);
  for (const poster of POSTERS) {
    const file = await drawPoster(poster);
    expect(file.toString("latin1").match(/\/Type \/Page\b/gu), poster.slug).toHaveLength(1);
    expect(file.byteLength).toBeLessThan(300_000);
    const svg = posterSvg(poster, "<svg/>");
    for (const { text } of poster.rows) expect(svg).toContain(text);
    for (const line of [...poster.heading, ...poster.blanks]) expect(svg).toContain(line);
  }
});

it("knows its files, and no others", () => {
  expect(posterOf("kerja-bakti.pdf")).toMatchObject({ format: "pdf", poster: { slug: "kerja-bakti" } });
  for (const file of ["kerja-bakti", "kerja-bakti.png", "lain.svg", "kerja-bakti.svg.pdf", ""]) {
    expect(posterOf(file), file).toBeNull();
  }
});
