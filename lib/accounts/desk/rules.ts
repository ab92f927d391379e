/** How many users one piece of the list holds. */
export const USERS_PAGE = { default: 20, max: 100 };

export const USER_STATES = ["aktif", "diblokir"] as const;

export const USER_ORDERS = ["terbaru", "nama", "terlihat"] as const;

/** It is read to its owner at the login, so it says something. */
export const BLOCK_REASON = { min: 5, max: 300 };

/** What the page of one account shows of each. */
export const SHOWN_SESSIONS = 10;
export const SHOWN_AUDIT = 20;
