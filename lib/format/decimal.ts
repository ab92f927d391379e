const LOCALE = "id-ID";

const GROUPED = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/u;
const PLAIN = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u;
/** One group only: with two of them no dot can be a decimal one. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/u;
const MOST_CHARACTERS = 20;

/** Copied numbers may hold blanks and invisible format characters. */
function compact(text: string): string {
  return text.replace(/[\p{Cf}\s]/gu, "");
}

/**
 * The one reading of a number that a person typed; null when it is none. A comma is decimal. A dot before exactly three
 * digits groups thousands (12.500 is twelve thousand five hundred; no group begins with 0), any other dot is decimal.
 */
export function readNumber(text: string): number | null {
  const typed = compact(text);
  if (typed.length > MOST_CHARACTERS) return null;
  if (GROUPED.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
  return PLAIN.test(typed) ? Number(typed.replace(",", ".")) : null;
}

/** "12,5" for "12.500": the other number that the writer may mean. Null where there is none. */
export function otherReading(text: string): string | null {
  const typed = compact(text);
  return AMBIGUOUS.test(typed) ? formatTyped(Number(typed)) : null;
}

/** "12.500", with every digit that was typed. */
export function formatTyped(value: number): string {
  return value.toLocaleString(LOCALE, { maximumFractionDigits: 10 });
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

/** "Rp25.000", "−Rp25.000" */
export function formatRupiah(value: number): string {
  return `${value < 0 ? "−" : ""}Rp${formatDecimal(Math.abs(value), 0)}`;
}
