import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "@/scripts/root";

/** What Indonesian texts are written with; any other letter falls back to the system's face. */
const INDONESIAN = [
  ...range(0x20, 0x7e),
  ...Array.from("\u00a0é–—‘’“”…•·−×→≤≥₂°²½©", (character) => character.codePointAt(0) ?? 0),
];
/** Names and foreign words in running text may have these; rarer accents fall back like any other letter. */
const WITH_ACCENTS = [...INDONESIAN, ...Array.from("àáäåçèéêñóöøü±÷«»", (letter) => letter.codePointAt(0) ?? 0)];

/** Headings hold few signs; those that programmers write weigh a fifth of the face and come from the text face. */
const HEADINGS = [
  ...range(0x20, 0x7e),
  ...Array.from("\u00a0é–—‘’“”…·₂", (letter) => letter.codePointAt(0) ?? 0),
].filter((code) => !"#$*@<>[\\]^_`{|}~".includes(String.fromCodePoint(code)));

/** Kerning, placed accents, ligatures, and figures of one width; nothing asks for the faces' other alternates. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum"];

const FACES = [
  {
    from: "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
    to: "plus-jakarta-sans.woff2",
    characters: WITH_ACCENTS,
    // What the pages use, from running text to bold.
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    from: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
    to: "bricolage-grotesque.woff2",
    characters: HEADINGS,
  },
];

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const folder = join(ROOT, "app/fonts");
await mkdir(folder, { recursive: true });
for (const { from, to, characters, variationAxes } of FACES) {
  const text = String.fromCodePoint(...characters);
  const whole = await readFile(join(ROOT, "node_modules", from));
  // A variable, since the types of the package do not know the option yet.
  const options = { keepFeatures: FEATURES };
  const subset = await subsetFont(whole, text, {
    ...options,
    targetFormat: "woff2",
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(join(folder, to), subset);
  process.stdout.write(`${to}: ${whole.length} → ${subset.length} byte\n`);
}
