/** NUL cannot be stored by PostgreSQL, and half a surrogate pair is not text in any encoding. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

// Bidirectional and zero-width controls can make a name read as another one. ZWJ and ZWNJ stay: emoji and Jawi need them.
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
// Controls, and what Unicode keeps for itself (U+FFFF and its like): no letter, and XML is broken by them.
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/** For XML and calendars: what of a stored text any program can read. */
export function printable(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, "");
}

/** NFC, without invisible controls, white space folded to single spaces. */
export function cleanLine(text: string): string {
  return text.replace(INVISIBLE, "").replace(UNPRINTABLE, "").normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** NFC, without invisible controls; line breaks stay, at most two in a row. */
export function cleanParagraphs(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(UNPRINTABLE, "")
    .normalize("NFC")
    .replace(/\r\n?/gu, "\n")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

/** Keeps the type of a known text. */
export const lowerCase = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;

/** With a capital letter in front. */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Two texts with the same key count as the same: NFKC, case-folded, white space folded. */
export function comparisonKey(text: string): string {
  return cleanLine(text.normalize("NFKC")).toLocaleLowerCase("id");
}

/** At most so many characters, the last of them "…" where something was cut off; never half a letter. */
export function clipped(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}

/** Lower case, no accents, no punctuation. */
export function foldedWords(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase("id")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether two names differ in nothing but case, spaces and signs. Lighter than `searchWords`, for pages that every phone loads. */
export function isSameName(one: string, other: string): boolean {
  const [key, otherKey] = [one, other].map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]|\u02bc/gu, ""));
  return key === otherKey;
}

const SLUG_LENGTH = 80;

/** A name in ASCII, then an id, so that it never clashes. @param fallback stands where no letter of the name is left */
export function slugOf(name: string, id: number, fallback: string): string {
  const words = foldedWords(name)
    .replace(/[^a-z0-9 ]/gu, "")
    .trim()
    .replace(/ +/gu, "-")
    .slice(0, SLUG_LENGTH)
    .replace(/-$/u, "");
  return `${words || fallback}-${id}`;
}

/** The largest id that a table can hold (PostgreSQL's integer). */
export const MAX_ID = 2_147_483_647;

/** The id at the end of a slug, whatever name stands before it; null when there is none. */
export function idInSlug(slug: string): number | null {
  const digits = /-(\d{1,10})$/u.exec(slug)?.[1];
  const id = Number(digits);
  return digits !== undefined && id > 0 && id <= MAX_ID ? id : null;
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(" ").filter((word) => word !== "");
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase("id");
}
