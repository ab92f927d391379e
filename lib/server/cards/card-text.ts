/** What the latin subset of the house fonts can draw. */
const DRAWABLE = /[^\u0020-\u007E\u00A0-\u00FF\u0152\u0153\u2013\u2014\u2018-\u201D\u2022\u2026]/gu;

/**
 * Text that can be drawn with the fonts at hand. For any other letter or emoji the drawing engine would ask
 * a font service on the internet, which a share card must never wait for.
 */
export function drawableText(text: string, fallback: string): string {
  const plain = text
    .normalize("NFC")
    .replace(DRAWABLE, (character) => character.normalize("NFKD").replace(DRAWABLE, ""))
    .replace(/\s+/gu, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : fallback;
}
