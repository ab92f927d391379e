/**
 * Votes of strangers that count for one target from one waist (IPv6 /48, IPv4 /24): the first at once, further ones only
 * from visitors who are known. A flag or an answer to a claim changes the target by itself, and hand-overs make figures about offices, so there the first is the last.
 */
export const STRANGER_VOTES = { flag: 1, outcome: 1, like: 3, support: 3, place: 3, handover: 1 } as const;
export type VoteKind = keyof typeof STRANGER_VOTES;

/** Strangers' votes that count from one waist in a day, over all targets of their kind. */
export const STRANGER_VOTES_A_DAY: Partial<Record<VoteKind, number>> = { outcome: 3, handover: 3 };

/** An account counts as a person from this age on; a visitor cookie is known from this age of its first accepted write on. */
export const PERSON_DAYS = 7;

/** For how long the device that caused a claim has no say in it. */
export const DEVICE_HOURS = 48;

/** Why a stored vote changes no figure. */
export const UNCOUNTED_REASON = "Suara dari satu jaringan internet dibatasi, jadi angkanya tetap.";
/** To somebody whose vote is stored, but changes no figure. */
export const UNCOUNTED_VOTE = `Terima kasih, suara Anda kami terima. ${UNCOUNTED_REASON}`;

/** For how long a network is stored beside its number of votes. */
export const NETWORK_DAYS = 90;
