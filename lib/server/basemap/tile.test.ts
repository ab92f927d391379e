import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { GET } from "@/app/(public)/ubin/[look]/[zoom]/[column]/[file]/route";
import { GET as namesOf } from "@/app/(public)/ubin/nama/[zoom]/[column]/[file]/route";
import type { NameView } from "@/lib/map/view";
import { worldPoint } from "@/lib/map/world-point";
import { DEEPEST_PLACED, labelsAt, signpostAt, touch } from "./labels";
import { COLORS, drawTile } from "./tile";

const TILE = 256;
const JAKARTA = { latitude: -6.18, longitude: 106.83 };

/** A wide screen's tiles around a point. */
function view(zoom: number, point: { latitude: number; longitude: number }): string[] {
  const { x, y } = worldPoint(point, zoom);
  const tiles: string[] = [];
  for (let column = -3; column <= 2; column += 1) {
    for (let row = -2; row <= 1; row += 1) {
      tiles.push(drawTile("light", zoom, Math.floor(x / TILE) + column, Math.floor(y / TILE) + row));
    }
  }
  return tiles;
}

function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("names", () => {
  it.each(Array.from({ length: DEEPEST_PLACED - 2 }, (_, index) => index + 3))("touch no other at zoom %i", (zoom) => {
    const labels = [...labelsAt(zoom)].sort((a, b) => a.x + a.box.left - b.x - b.box.left);
    const touching = labels.flatMap((label, index) => {
      const clashes: string[] = [];
      for (const other of labels.slice(index + 1)) {
        if (other.x + other.box.left > label.x + label.box.right) break;
        if (touch(label, other)) clashes.push(`${label.text} / ${other.text}`);
      }
      return clashes;
    });
    expect(touching).toEqual([]);
    expect(labels.length).toBeGreaterThan(1);
  });

  it.each([0, 1] as const)("stand clear of every ground (theme %i)", (theme) => {
    const css = readFileSync(join(import.meta.dirname, "../../../components/map/map.css"), "utf8");
    const inks = [...css.matchAll(/--name: light-dark\((#\w+), (#\w+)\)/gu)].map((found) => found[theme + 1] ?? "");
    expect(inks).toHaveLength(2);
    const { land, sea } = COLORS[theme === 0 ? "light" : "dark"];
    const [name = "", seaName = ""] = inks;
    const contrasts = [contrast(name, land), contrast(name, sea), contrast(seaName, sea)];
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });

  it("say where one is, deep in a land of one colour", () => {
    expect(signpostAt({ latitude: -7.85, longitude: 110.44 })).toMatch(/^[↑↗→↘↓↙←↖] \S.* \d+(?:,\d)? km$/u);
    expect(signpostAt({ latitude: -11, longitude: 96 })).toBeNull();
  });
});

describe("the map", () => {
  it("is one file of at most 1.5 MB", () => {
    expect(statSync(join(import.meta.dirname, "basemap.json")).size).toBeLessThan(1.5 * 1024 * 1024);
  });

  it.each([5, 6, 7, 8, 9, 10])("is at most 120 KB on a wide screen at zoom %i", (zoom) => {
    const sizes = [JAKARTA, { latitude: -3.6, longitude: 128.2 }].map((point) =>
      view(zoom, point).reduce((sum, tile) => sum + gzipSync(tile).length, 0),
    );
    expect(Math.max(...sizes)).toBeLessThan(120 * 1024);
  });

  it("draws paths that a browser reads to their end", () => {
    const whole = /^(?:M-?\d+ ?-?\d+l(?:-?\d+ ?-?\d+ ?){2,}z)*$/u;
    for (const tile of [...view(3, JAKARTA), ...view(5, JAKARTA), ...view(8, JAKARTA)]) {
      for (const [, path = ""] of tile.matchAll(/ d="([^"]*)"/gu)) expect(path).toMatch(whole);
    }
  });

  it("shows land where land is, and the sea beside it", () => {
    expect(drawTile("light", 12, 3263, 2119)).toContain(COLORS.light.land);
    expect(drawTile("light", 12, 3200, 2200)).not.toContain("<path");
  });
});

describe("the world around Indonesia", () => {
  it.each([
    ["Bangkok's land", 6, { latitude: 15, longitude: 102 }],
    ["the middle of Australia", 5, { latitude: -24, longitude: 134 }],
    ["Papua Nugini", 6, { latitude: -6, longitude: 144.5 }],
    ["Mindanao", 7, { latitude: 7.8, longitude: 125 }],
  ])("is drawn: %s", (_, zoom, point) => {
    const { x, y } = worldPoint(point, zoom);
    expect(drawTile("light", zoom, Math.floor(x / TILE), Math.floor(y / TILE))).toContain(COLORS.light.land);
  });

  it("breaks off nowhere inside: no tile fades into the sea", () => {
    const { x, y } = worldPoint({ latitude: 7.9, longitude: 101 }, 6);
    expect(drawTile("light", 6, Math.floor(x / TILE), Math.floor(y / TILE))).not.toContain("linearGradient");
  });
});

describe("GET /ubin/nama/{zoom}/{column}/{row}.json", () => {
  const ask = async (zoom: string, column: string, file: string) =>
    namesOf(new Request("http://sulur.test/?v=4"), { params: Promise.resolve({ zoom, column, file }) });

  it("names what lies on 4 × 4 tiles, the more important first", async () => {
    const answer = await ask("7", "25", "16.json");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const names = (await answer.json()) as NameView[];
    expect(names.map(({ text }) => text)).toContain("Jakarta");
    const looks = names.map(({ look }) => look);
    expect(looks.lastIndexOf("capital")).toBeLessThan(looks.indexOf("city"));
  });

  it("says which place is near where no name is", async () => {
    const { x, y } = worldPoint({ latitude: -0.5, longitude: 113.9 }, 12);
    const names = (await (
      await ask("12", `${Math.floor(x / 1024)}`, `${Math.floor(y / 1024)}.json`)
    ).json()) as NameView[];
    expect(names.filter(({ look }) => look === "post").map(({ text }) => text)[0]).toMatch(/^[↑↗→↘↓↙←↖] .* km$/u);
  });

  it.each([
    ["2", "0", "0.json"],
    ["7", "32", "0.json"],
    ["7", "25", "16.svg"],
    ["8", "0", "0.json"],
  ])("has no %s/%s/%s", async (...path) => {
    expect((await ask(...path)).status).toBe(404);
  });
});

describe("GET /ubin/{look}/{zoom}/{column}/{row}.svg", () => {
  const ask = (look: string, zoom: string, column: string, file: string) =>
    GET(new Request("http://sulur.test/"), { params: Promise.resolve({ look, zoom, column, file }) });

  it("answers with a picture that is kept for good", async () => {
    const answer = await ask("dark", "8", "203", "132.svg");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/u);
  });

  it.each([
    ["red", "8", "203", "132.svg"],
    ["light", "2", "1", "1.svg"],
    ["light", "20", "1", "1.svg"],
    ["light", "8", "256", "132.svg"],
    ["light", "8", "203", "132.png"],
    ["light", "8", "-1", "132.svg"],
    ["light", "8", "1e2", "132.svg"],
    ["light", "8", "10", "10.svg"],
  ])("has no %s/%s/%s/%s", async (look, zoom, column, file) => {
    expect((await ask(look, zoom, column, file)).status).toBe(404);
  });
});
