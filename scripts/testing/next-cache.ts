/** Stands in for next/cache where no Next runs: every call reads. */
export const unstable_cache = <T>(read: () => Promise<T>): (() => Promise<T>) => read;
