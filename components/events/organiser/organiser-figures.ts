/** "1.250,5" and "1250.5" are the same figure; null for none, NaN for what is no figure. */
export function figureIn(text: string): number | null {
  const typed = text.trim();
  if (typed === "") return null;
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
  return /^\d+(?:[.,]\d+)?$/u.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
}

/** A figure as people type it: "12,5". */
export function figureText(figure: number | null): string {
  return figure === null ? "" : String(figure).replace(".", ",");
}
