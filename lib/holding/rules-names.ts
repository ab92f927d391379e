/** Which names claim to speak for Sulur or for an office. Whole words only: Adminah, Sulurwati and Dinasti are people. */

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
];

/** Letters of other scripts, and signs, that are read as Latin ones. */
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

function plainLetters(name: string): string {
  const letters = [...name].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const first = ENCLOSED.find((start) => code >= start && code < start + 26);
    return first === undefined ? sign : String.fromCodePoint(0x61 + code - first);
  });
  return letters
    .join("")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase();
}

/** One letter for all that look like it, and none twice in a row. */
function skeleton(text: string): string {
  return [...text]
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join("")
    .replace(/(.)\1+/gu, "$1");
}

const whole = (words: readonly string[]) => new RegExp(`^(?:${words.map(skeleton).join("|")})+$`, "u");
const SITE_WORDS = whole(SITE);
const OFFICE_WORDS = whole([...SITE, ...OFFICE]);
const LONGEST = 40;

/** The words of a name, and what neighbours give together: "A d m i n", "Su-lur". Digits around them count for nothing. */
function readings(name: string): string[] {
  const plain = plainLetters(name);
  const found = [/[^\p{L}\p{N}@$!|]+/u, /[^\p{L}\p{N}]+/u].flatMap((separator) => {
    const words = plain.split(separator).filter((word) => word !== "");
    return words.flatMap((_, from) =>
      words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join("")),
    );
  });
  return found
    .filter((word) => word.length <= LONGEST)
    .flatMap((word) => [word, word.replace(/\d+$/u, ""), word.replace(/^\d+/u, ""), word.replace(/^\d+|\d+$/gu, "")])
    .map(skeleton);
}

/** Whether a name speaks for Sulur itself. */
export function claimsSite(name: string): boolean {
  return readings(name).some((word) => SITE_WORDS.test(word));
}

/** Whether a name speaks for Sulur or for an office. */
export function claimsOffice(name: string): boolean {
  return readings(name).some((word) => OFFICE_WORDS.test(word));
}
