/** One row of cards. */
export const WASTE_BANK_LIMIT = 3;
