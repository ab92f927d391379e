const LOCALE = "id-ID";

/** 1.500 and 1.500,5 as Indonesians write thousands. */
const GROUPED = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/u;
const PLAIN = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u;
const MOST_CHARACTERS = 20;

/** A number as people type it, with a decimal comma or a decimal dot. Null when it is none. */
export function parseDecimal(text: string): number | null {
  const typed = text.replace(/\s/gu, "");
  if (typed.length > MOST_CHARACTERS) return null;
  if (GROUPED.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
  return PLAIN.test(typed) ? Number(typed.replace(",", ".")) : null;
}

const formatters = new Map<number, Intl.NumberFormat>();

/** "1.234,50". @param digits how many stand behind the comma, always */
export function formatDecimal(value: number, digits: number): string {
  let known = formatters.get(digits);
  if (!known) {
    known = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formatters.set(digits, known);
  }
  return known.format(value);
}

const exact = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 4 });

/** "0,817", as short as it is exact. */
export function formatFigure(value: number): string {
  return exact.format(value);
}

const rupiah = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });

/** "Rp25.000" */
export function formatRupiah(value: number): string {
  return `Rp${rupiah.format(value)}`;
}
