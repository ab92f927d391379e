/** The keys that belong to the desk itself; no action may have one of them. */
export const DESK_KEYS = ["j", "k", "f", "u", "?"] as const;
