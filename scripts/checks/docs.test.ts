import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { refusedWords } from "./conventions";

const PAGES = globSync(["*.md", "docs/**/*.md"]).filter((path) => !path.includes("node_modules"));
const FOLDERS = "app|components|content|deploy|docs|e2e|lib|prisma|scripts|tools";
// A path in backticks, perhaps with a star; what has a made-up part in it is none.
const PATH = new RegExp(String.raw`\x60((?:${FOLDERS})/[^\x60\s<>…]*)\x60`, "gu");
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]*))?\)/gu;
/** `lib/x.test.ts` “one name”, “another” */
const NAMED_TESTS = /`([^`]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)+)/gu;
/** A test's file, or a quotation that may be a test's name. */
const FILE_OR_QUOTE = /`([^`]+\.(?:test|spec)\.tsx?)`|“([^”]+)”/gu;
/** Names of tests have these; words of the interface, which are Indonesian, do not. */
const ENGLISH = /\b(?:and|are|but|by|for|from|in|is|it|no|not|of|on|the|to|with)\b/u;

/** Without fenced code, where a reader expects examples. */
function proseOf(page: string): string {
  return readFileSync(page, "utf8").replace(/^```[\s\S]*?^```/gmu, "");
}

/** As code hosts name headings: lower case, spaces as hyphens, without other signs. */
function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

describe.each(PAGES)("%s", (page) => {
  const text = proseOf(page);

  it("names only files that are there", () => {
    const paths = [...text.matchAll(PATH)].map(([, path = ""]) => path);
    const missing = paths.filter((path) => (/[*{]/u.test(path) ? globSync(path).length === 0 : !existsSync(path)));
    expect(missing).toEqual([]);
  });

  it("links only to files and headings that are there", () => {
    const broken = [...text.matchAll(LINK)].flatMap(([, target = "", anchor]) => {
      const file = target === "" ? page : join(dirname(page), target);
      const found = existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
      return found ? [] : [`${target}#${anchor ?? ""}`];
    });
    expect(broken).toEqual([]);
  });

  it("says it in the words of the glossary where it is Indonesian", () => {
    expect(refusedWords(page, text.replaceAll(/`[^`]*`|“[^”]*”/gu, ""))).toEqual([]);
  });

  it("quotes tests by the names that they have", () => {
    const unknown = [...text.matchAll(NAMED_TESTS)].flatMap(([, file = "", names = ""]) => {
      const source = existsSync(file) ? readFileSync(file, "utf8") : "";
      return [...names.matchAll(/“([^”]+)”/gu)].flatMap(([, name = ""]) =>
        source.includes(name) ? [] : [`${file}: ${name}`],
      );
    });
    expect(unknown).toEqual([]);
  });
});

it("finds every English quotation of docs/keamanan.md among the tests of the file that is named before it", () => {
  const unknown = proseOf("docs/keamanan.md")
    .split("\n")
    .flatMap((line) => {
      let source = "";
      return [...line.matchAll(FILE_OR_QUOTE)].flatMap(([, file, quote = ""]) => {
        if (file !== undefined) source = existsSync(file) ? readFileSync(file, "utf8") : "";
        return ENGLISH.test(quote) && !source.includes(quote) ? [quote] : [];
      });
    });
  expect(unknown).toEqual([]);
});

it("names for all that docs/keamanan.md says is fulfilled what would fail", () => {
  const claims = proseOf("docs/keamanan.md").match(/✔ \*\*V(?:(?![✔◐✘–] \*\*|\n).)*/gu) ?? [];
  expect(claims.length).toBeGreaterThan(100);
  expect(claims.filter((claim) => !/\.(?:test|spec)\.tsx?`|`npm run |seperti V/u.test(claim))).toEqual([]);
});

it("opens with a short front door in both languages", () => {
  const lengths = ["README.md", "README.id.md"].map((page) => readFileSync(page, "utf8").trimEnd().split("\n").length);
  expect(lengths[0]).toBeLessThanOrEqual(160);
  expect(lengths[1]).toBeLessThanOrEqual(60);
});
