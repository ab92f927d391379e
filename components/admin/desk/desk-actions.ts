import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "@/lib/desk/rules";
import type { DeskActionBody } from "./kind";

/** How far one deed has come. `until` is in milliseconds of this browser's clock. */
export type DeskActionState =
  | { kind: "sending" }
  | { kind: "done"; stepId: number | null; until: number }
  | { kind: "undoing" }
  | { kind: "failed"; message: string; retryable: boolean; signedOut: boolean };

/** One deed of this desk, from the press of the button until it can no longer be taken back. */
export interface DeskAction<Item, Tab, Action> {
  /** Idempotency-Key of the request, and the deed's name. */
  key: string;
  action: Action;
  /** The thing as it was seen when the deed was done, what addresses call it, and the tab it was seen in. */
  item: Item;
  code: string;
  tab: Tab;
  /** Whether it takes the thing out of that tab. */
  leaves: boolean;
  body: DeskActionBody;
  state: DeskActionState;
}

export type NewDeskAction<Item, Tab, Action> = Omit<DeskAction<Item, Tab, Action>, "state">;

type DeskActionStep<Item, Tab, Action> =
  | { type: "send"; deskAction: NewDeskAction<Item, Tab, Action> }
  | { type: "set"; key: string; state: DeskActionState }
  | { type: "forget"; key: string };

export function deskActionsAfter<Item, Tab, Action>(
  deskActions: readonly DeskAction<Item, Tab, Action>[],
  step: DeskActionStep<Item, Tab, Action>,
): readonly DeskAction<Item, Tab, Action>[] {
  switch (step.type) {
    case "send": {
      const { key, code } = step.deskAction;
      const others = deskActions.filter((deskAction) => deskAction.key !== key && !isFailureOf(deskAction, code));
      return [...others, { ...step.deskAction, state: { kind: "sending" } }];
    }
    case "set":
      return deskActions.map((deskAction) =>
        deskAction.key === step.key ? { ...deskAction, state: step.state } : deskAction,
      );
    case "forget":
      return deskActions.filter(({ key }) => key !== step.key);
  }
}

function isFailureOf({ code, state }: { code: string; state: DeskActionState }, of: string): boolean {
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
  deskActions: readonly DeskAction<Item, Tab, Action>[],
  { codeOf, stateOf }: Naming<Item>,
): Item[] {
  const latest = new Map(deskActions.map((deskAction) => [deskAction.code, deskAction]));
  return items.filter((item) => {
    const deskAction = latest.get(codeOf(item));
    const fresh = deskAction?.state.kind === "sending" || deskAction?.state.kind === "done";
    return !(deskAction?.leaves && fresh && stateOf(deskAction.item) === stateOf(item));
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
  deskActions: readonly DeskAction<Item, Tab, Action>[],
  code: string,
  action: Action,
): DeskActionBody | null {
  return (
    deskActions.findLast((deskAction) => isFailureOf(deskAction, code) && deskAction.action === action)?.body ?? null
  );
}
