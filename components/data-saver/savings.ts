import { useSyncExternalStore } from "react";

/** Something large that a page would have loaded by itself. */
export interface Saving {
  /** As the footer names it. */
  name: string;
  /** What it weighs on the way. */
  bytes: number;
}

/** What is being held back, each with how many parts of the page hold it back. */
const held = new Map<Saving, number>();
/** What has been loaded all the same; a browser does not load it twice. */
const spent = new Set<Saving>();
const listeners = new Set<() => void>();
const NOTHING: readonly Saving[] = [];
let current = NOTHING;

function changed(): void {
  current = [...held.keys()].filter((saving) => !spent.has(saving));
  for (const listener of listeners) listener();
}

/** Counts `saving` as held back. @returns what ends that */
export function holdBack(saving: Saving): () => void {
  held.set(saving, (held.get(saving) ?? 0) + 1);
  changed();
  return () => {
    const others = (held.get(saving) ?? 1) - 1;
    if (others > 0) held.set(saving, others);
    else held.delete(saving);
    changed();
  };
}

/** From now on `saving` is there, and nothing is saved by it any more. */
export function spend(saving: Saving): void {
  spent.add(saving);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this page has not loaded until now. */
export function useSavings(): readonly Saving[] {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => NOTHING,
  );
}
