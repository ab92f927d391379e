/** Which names claim to speak for Sulur or for an office. Whole words only: Adminah, Sulurwati and Dinasti are people. */

import { CONFUSABLES } from "./confusables";

/** Speak for Sulur itself. */
const SITE = ["admin", "administrator", "superadmin", "moderator", "sulur"];
/** Of whoever is in office; some are in office, and "Resmi" is a given name, so people look at these. */
const OFFICE = [
  "pengelola",
  "petugas",
  "resmi",
  "official",
  "dinas",
  "pemerintah",
  "pemkot",
  "pemkab",
  "pemprov",
  "kementerian",
  "satpolpp",
  "polri",
  "polisi",
  "polda",
  "polres",
  "polsek",
  "gubernur",
  "bupati",
  "walikota",
  "camat",
  "lurah",
  "kades",
  "ketuart",
  "ketuarw",
];
/** Too short to be recognised by similar letters: "Dih" is somebody's name. */
const ABBREVIATIONS = ["dlh", "dlhk", "dklh", "klh", "klhk", "bpbd", "dprd", "tni"];
/** Claimed by neighbouring words only. */
const PHRASES = ["ketua rt", "ketua rw", "satpol pp", "pol pp", "wali kota", "kepala desa", "kepala dusun"];

/** Letters of other scripts, and signs, that are read as Latin ones, by their look or their sound. */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  [
    ["a", "аαɑᴀ4@"],
    ["c", "ϲᴄ"],
    ["d", "дԁᴅ"],
    ["e", "еєεᴇ3"],
    ["f", "ꜰ"],
    ["g", "ɡցɢ"],
    // "l" among them: whoever writes "suIur" means the other.
    ["i", "lиіιıɩӏɪʟлǀ1!|"],
    ["k", "кκᴋ"],
    ["m", "мᴍ"],
    ["n", "нпոηɴ"],
    ["o", "оοσօᴏ0"],
    ["p", "рρᴘ"],
    ["r", "гʀ"],
    ["s", "ѕсꜱ5$"],
    ["t", "тτᴛ7"],
    ["u", "уυսᴜ"],
  ].flatMap(([latin = "", others = ""]) => [...others].map((other) => [other, latin])),
);

/** Letters in circles, squares and flags, which NFKD leaves as they are, by the first of each alphabet. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6];

const DRAWN_ALIKE = new Map(CONFUSABLES.flatMap(([latin, others]) => [...others].map((other) => [other, latin])));
/** "KetuaRT" is two words. */
const INSIDE_CAMEL = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** A name as its letters look: those of other scripts become the Latin ones that are drawn alike, small or capital. */
function asDrawn(name: string): string {
  return [...name.normalize("NFKD")].map((sign) => DRAWN_ALIKE.get(sign) ?? sign).join("");
}

function plainLetters(name: string): string {
  const letters = [...name].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const first = ENCLOSED.find((start) => code >= start && code < start + 26);
    return first === undefined ? sign : String.fromCodePoint(0x61 + code - first);
  });
  return letters
    .join("")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
}

/** One letter for all that look like it, and none twice in a row. */
function skeleton(text: string): string {
  return [...text]
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join("")
    .replace(/rn/gu, "m")
    .replace(/(.)\1+/gu, "$1");
}

const whole = (words: readonly string[]) => new RegExp(`^(?:${words.map(skeleton).join("|")})+$`, "u");
const SITE_WORDS = whole(SITE);
const OFFICE_WORDS = whole([...SITE, ...OFFICE]);
const OFFICE_PHRASES = PHRASES.map((phrase) => ` ${phrase.split(" ").map(skeleton).join(" ")} `);
const LONGEST = 40;

/** The words of a name in every way that it may be read. */
function wordLists(name: string): string[][] {
  const texts = new Set([name, asDrawn(name)].flatMap((text) => [text, text.replace(INSIDE_CAMEL, " ")]));
  return [...texts].flatMap((text) =>
    [/[^\p{L}\p{N}@$!|]+/u, /[^\p{L}\p{N}]+/u].map((separator) =>
      plainLetters(text)
        .split(separator)
        .filter((word) => word !== ""),
    ),
  );
}

/** The words, and what neighbours of one letter give together: "A d m i n", but not "Dina S.". Digits around them count for nothing. */
function readings(words: readonly string[]): string[] {
  const isLetter = (word: string) => [...word].length === 1;
  const found = words.flatMap((word, from) => {
    if (!isLetter(word)) return [word];
    const rest = words.slice(from);
    const end = rest.findIndex((other) => !isLetter(other));
    const letters = end === -1 ? rest : rest.slice(0, end);
    return letters.map((_letter, more) => letters.slice(0, more + 1).join(""));
  });
  return found
    .filter((word) => word.length <= LONGEST)
    .flatMap((word) => [word, word.replace(/\d+$/u, ""), word.replace(/^\d+/u, ""), word.replace(/^\d+|\d+$/gu, "")]);
}

/** Whether a name speaks for Sulur itself. */
export function claimsSite(name: string): boolean {
  return wordLists(name).some((words) => readings(words).some((word) => SITE_WORDS.test(skeleton(word))));
}

/** Whether a name speaks for Sulur or for an office. */
export function claimsOffice(name: string): boolean {
  return wordLists(name).some((words) => {
    if (readings(words).some((word) => OFFICE_WORDS.test(skeleton(word)) || ABBREVIATIONS.includes(word))) return true;
    // "R.T." is one word.
    const joined = words.join(" ").replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, "");
    const phrase = ` ${joined
      .split(" ")
      .map((word) => skeleton(word.replace(/\d+$/u, "")))
      .join(" ")} `;
    return OFFICE_PHRASES.some((office) => phrase.includes(office));
  });
}
