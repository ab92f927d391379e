/**
 * How many votes without an account count for one thing from one network: a cookie is free, so it never counts alone.
 * A household or a school may share a network and some of its people may agree, but one flag of three must not hide
 * what two other networks have no quarrel with; three who say that a place is gone call staff, so two of one network count.
 */
export const ANONYMOUS_VOTES = { flag: 1, like: 3, support: 3, place: 2, outcome: 1 } as const;
export type VoteKind = keyof typeof ANONYMOUS_VOTES;

/** Accounts are soon made: a flag of a younger one counts as one without an account. */
export const FLAGGING_ACCOUNT_DAYS = 7;

/** For how long a network is remembered beside what it voted on. */
export const NETWORK_DAYS = 90;

export const NETWORK_FULL =
  "Dari jaringan internet yang sama sudah ada beberapa suara tanpa akun. Masuk ke akun Anda agar suara Anda ikut dihitung.";
