import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

export interface CardFont {
  name: "Bricolage Grotesque" | "Plus Jakarta Sans";
  data: Buffer;
  weight: 500 | 600 | 700;
  style: "normal";
}

let loading: Promise<CardFont[]> | undefined;

/** The house fonts as WOFF, since the drawing engine reads neither WOFF2 nor variable fonts. */
export function cardFonts(): Promise<CardFont[]> {
  loading ??= Promise.all([
    font("Bricolage Grotesque", "bricolage-grotesque", 700),
    font("Plus Jakarta Sans", "plus-jakarta-sans", 500),
    font("Plus Jakarta Sans", "plus-jakarta-sans", 600),
  ]).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function font(name: CardFont["name"], slug: string, weight: CardFont["weight"]): Promise<CardFont> {
  const file = path.join(
    process.cwd(),
    "node_modules/@fontsource",
    slug,
    "files",
    `${slug}-latin-${weight}-normal.woff`,
  );
  return { name, data: await readFile(file), weight, style: "normal" };
}
