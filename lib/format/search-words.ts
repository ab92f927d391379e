/** Apostrophes of every kind, and what nobody sees. */
const DROPPED = /['`\u00ad\u00b4\u02b9-\u02bf\u180e\u200b-\u200f\u2018-\u201b\u2032\u2060-\u2064\ua78c\ufeff\uff07]/gu;
const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]|['`\u02b9-\u02bf]/gu;
/** Everything that is no letter and no digit; written out, as PostgreSQL knows no classes of Unicode. */
const SEPARATORS =
  /[\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u1680\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe30-\ufe6f\uff00-\uff0f\uffe0-\uffff\u{1f000}-\u{1faff}]+/gu;

/**
 * Words as every search compares them, so that "Jum'at" is "jumat", "R.A. Kartini" is "ra kartini" and "RT03" is "rt 03".
 * PostgreSQL's `search_words` does the same: a change needs a migration that writes what is stored anew.
 */
export function searchWords(text: string): string {
  return lettersOf(text)
    .trim()
    .replace(/(?<=\d)(?=[^\d ])|(?<=[^\d ])(?=\d)/gu, " ")
    .replace(/(?<![^ ])([^\d ]) (?=[^\d ](?![^ ]))/gu, "$1");
}

/** The same, one by one. */
export const foldedWords = (text: string): string[] => searchWords(text).split(" ").filter(Boolean);

/** Without case, accents and apostrophes; a space for what else is no letter. */
function lettersOf(text: string): string {
  return text.replace(DROPPED, "").normalize("NFKD").replace(MARKS, "").replace(SEPARATORS, " ").toLowerCase();
}

/** A pattern for LIKE: whether `search_words` of a text contains what was typed. */
export function containing(typed: string): string {
  const words = searchWords(typed);
  // Nothing was typed that a text could hold, so that nothing is found.
  return words === "" ? "" : `%${words}%`;
}
