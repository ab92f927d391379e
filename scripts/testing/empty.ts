/** Stands in for `server-only`, which throws outside Next. */
export {};
