/** Numbers of members' cards: six random signs and a check digit, without signs that look alike. */

/** 31 is prime, so the check digit finds every wrong sign and every two that are swapped. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";
const RANDOM_SIGNS = 6;

/** As typed: in any case, with spaces or hyphens. */
export function plainCard(text: string): string {
  return text.replaceAll(/[\s-]/gu, "").toUpperCase();
}

export function isCardNumber(card: string): boolean {
  if (card.length !== RANDOM_SIGNS + 1 || [...card].some((sign) => !SIGNS.includes(sign))) return false;
  return checkDigit(card.slice(0, RANDOM_SIGNS)) === card.at(-1);
}

/** @param draw gives a random whole number below its argument */
export function newCardNumber(draw: (below: number) => number): string {
  const signs = Array.from({ length: RANDOM_SIGNS }, () => SIGNS[draw(SIGNS.length)]).join("");
  return `${signs}${checkDigit(signs)}`;
}

function checkDigit(signs: string): string {
  const sum = [...signs].reduce((total, sign, index) => total + (index + 2) * SIGNS.indexOf(sign), 0);
  return SIGNS[sum % SIGNS.length] ?? "";
}
