import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "@/lib/desk/rules";
import type { DeedBody } from "./kind";

/** How far one deed has come. `until` is in milliseconds of this browser's clock. */
export type DeedState =
  | { kind: "sending" }
  | { kind: "done"; stepId: number | null; until: number }
  | { kind: "undoing" }
  | { kind: "failed"; message: string; retryable: boolean; signedOut: boolean };

/** One deed of this desk, from the press of the button until it can no longer be taken back. */
export interface Deed<Item, Tab, Action> {
  /** Idempotency-Key of the request, and the deed's name. */
  key: string;
  action: Action;
  /** The thing as it was seen when the deed was done, what addresses call it, and the tab it was seen in. */
  item: Item;
  code: string;
  tab: Tab;
  /** Whether it takes the thing out of that tab. */
  leaves: boolean;
  body: DeedBody;
  state: DeedState;
}

export type NewDeed<Item, Tab, Action> = Omit<Deed<Item, Tab, Action>, "state">;

export type DeedStep<Item, Tab, Action> =
  | { type: "send"; deed: NewDeed<Item, Tab, Action> }
  | { type: "set"; key: string; state: DeedState }
  | { type: "forget"; key: string };

export function deedsAfter<Item, Tab, Action>(
  deeds: readonly Deed<Item, Tab, Action>[],
  step: DeedStep<Item, Tab, Action>,
): readonly Deed<Item, Tab, Action>[] {
  switch (step.type) {
    case "send": {
      const { key, code } = step.deed;
      const others = deeds.filter((deed) => deed.key !== key && !isFailureOf(deed, code));
      return [...others, { ...step.deed, state: { kind: "sending" } }];
    }
    case "set":
      return deeds.map((deed) => (deed.key === step.key ? { ...deed, state: step.state } : deed));
    case "forget":
      return deeds.filter(({ key }) => key !== step.key);
  }
}

function isFailureOf({ code, state }: { code: string; state: DeedState }, of: string): boolean {
  return code === of && state.kind === "failed";
}

/** How a list tells its things apart. */
interface Naming<Item> {
  codeOf(item: Item): string;
  stateOf(item: Item): string;
}

/** What the list shows: a thing that has just left its queue is gone before the server says so. */
export function waiting<Item, Tab, Action>(
  items: readonly Item[],
  deeds: readonly Deed<Item, Tab, Action>[],
  { codeOf, stateOf }: Naming<Item>,
): Item[] {
  const latest = new Map(deeds.map((deed) => [deed.code, deed]));
  return items.filter((item) => {
    const deed = latest.get(codeOf(item));
    const fresh = deed?.state.kind === "sending" || deed?.state.kind === "done";
    return !(deed?.leaves && fresh && stateOf(deed.item) === stateOf(item));
  });
}

/** What to open when the thing with this code leaves: the next, else the one before. */
export function neighbour<Item>(items: readonly Item[], code: string, { codeOf }: Naming<Item>): Item | null {
  const index = items.findIndex((item) => codeOf(item) === code);
  if (index === -1) return items[0] ?? null;
  return items[index + 1] ?? items[index - 1] ?? null;
}

/**
 * The last moment at which the server surely still takes a deed back: it counts from the writing of the step, which lies
 * between the start of our request and its answer, and allows a little for the way there.
 */
export function undoableUntil(started: number, answered: number): number {
  return Math.min(answered + UNDO_SECONDS * 1000, started + (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000);
}

/** What a deed would have sent that did not get through, so that nobody types it twice. */
export function unsentBody<Item, Tab, Action>(
  deeds: readonly Deed<Item, Tab, Action>[],
  code: string,
  action: Action,
): DeedBody | null {
  return deeds.findLast((deed) => isFailureOf(deed, code) && deed.action === action)?.body ?? null;
}
