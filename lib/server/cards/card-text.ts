/** Every sign that one of the latin subsets of the fonts at hand cannot draw. */
const UNDRAWABLE =
  /[^\u0020-\u007E\u00A0-\u00A3\u00A5-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2191\u2193\u2212]/u;
const UNDRAWABLE_RUN = new RegExp(`${UNDRAWABLE.source}+`, "gu");

/** Each text spells the signs behind it. */
const SPELLINGS = Object.entries({
  "->": "→➔➜➝➞➡⟶▶►",
  "<-": "←⬅⟵◀◄",
  "<->": "↔⟷⇄⇆",
  "=>": "⇒⟹",
  "<=": "≤⩽≦",
  ">=": "≥⩾≧",
  "=/=": "≠",
  "~": "≈∼≃",
  "-": "‐‑",
  "–": "‒",
  "—": "―",
  "'": "ʻʼʽʾʿˈ‛",
  '"': "‟",
  d: "đ",
  D: "Đ",
  h: "ħ",
  H: "Ħ",
  l: "ł",
  L: "Ł",
  ng: "ŋ",
});
const SPELLED = new Map(SPELLINGS.flatMap(([text, signs]) => [...signs].map((sign) => [sign, text] as const)));

/**
 * Text that can be drawn with the fonts at hand; for any other sign the drawing engine would ask a font service on the
 * internet. A sign without a spelling leaves a mark: "…" for letters, "•" for an emoji or symbol.
 */
export function drawableText(text: string, fallback: string): string {
  const plain = text.normalize("NFC").replace(UNDRAWABLE_RUN, spellRun).replace(/\s+/gu, " ").trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : fallback;
}

function spellRun(run: string): string {
  return [...run]
    .map(spell)
    .join("")
    .replace(/…+/gu, "…")
    .replace(/•(?: *•)*/gu, "•");
}

function spell(sign: string): string {
  const spelled = SPELLED.get(sign);
  if (spelled !== undefined) return spelled;
  // A stroke through a sign (U+0338) says its opposite and is no accent.
  const base = sign.normalize("NFKD").replace(/(?!\u0338)\p{M}/gu, "");
  if (!UNDRAWABLE.test(base)) return base;
  const rest = [...base].map((part) => SPELLED.get(part) ?? part).join("");
  if (!UNDRAWABLE.test(rest)) return rest;
  if (/\s/u.test(sign)) return " ";
  if (/\p{C}/u.test(sign)) return "";
  return /[\p{L}\p{N}]/u.test(sign) ? "…" : "•";
}
