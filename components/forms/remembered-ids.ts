const REMEMBERED = 200;

/**
 * What this browser has done already, newest last. Only for a button's words; the server counts each person once.
 * @param storageKey e.g. `sulur:didukung`
 */
export function rememberedIds(storageKey: string): { has: (id: number) => boolean; add: (id: number) => void } {
  function read(): number[] {
    try {
      const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
      return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === "number") : [];
    } catch {
      return [];
    }
  }
  return {
    has: (id) => read().includes(id),
    add: (id) => {
      try {
        localStorage.setItem(storageKey, JSON.stringify([...new Set([...read(), id])].slice(-REMEMBERED)));
      } catch {
        // The button offers itself again after a reload; a second press counts nothing.
      }
    },
  };
}
