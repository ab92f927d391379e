const LOCALE = "id-ID";

const plain = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** "1.234" */
export function formatCount(count: number): string {
  return plain.format(count);
}

/** "2,5", "1.234" */
export function formatAmount(amount: number): string {
  return oneDecimal.format(amount);
}

/** "250 m", from one kilometre on "1,2 km". */
export function meters(distance: number): string {
  return distance < 1000 ? `${plain.format(distance)} m` : `${oneDecimal.format(distance / 1000)} km`;
}
