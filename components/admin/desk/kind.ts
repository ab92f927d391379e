import type { ComponentType, ReactNode } from "react";

/** What the desk itself reads of a thing that waits. */
export interface DeskItem {
  id: number;
  steps: readonly { id: number; undoable: boolean }[];
}

/** How one action is called. */
export interface ActionStyle {
  button: string;
  title: string;
  /** Completes "LP-… ". */
  done: string;
  /** A key of its own, in small letters. */
  shortcut: string;
  /** It turns something down. */
  danger?: boolean;
  /** Seldom taken: it stands behind "…". */
  rare?: boolean;
}

/** One line of the list. */
export interface RowStyle {
  /** The link, and where it is no name, what tells one from another. */
  link: string;
  title: string;
  place: string;
  age: string;
  photo: string | null;
  signs: ReactNode;
}

export interface PanelProps<Item> {
  item: Item;
  now: Date;
  tileUrl: string;
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
  /** Something about it was changed beside the deeds. */
  onChanged: () => void;
  /** The last of what waited in it has been decided beside the deeds: the first tab goes on to the next. */
  onSettled: () => void;
}

export interface ListHeadProps {
  q: string;
  onSearch: (q: string) => void;
  /** Empty for all. */
  filter: string;
  onFilter: (filter: string) => void;
}

/** What a deed sends. */
export type DeskActionBody = Readonly<Record<string, unknown>>;

export interface DialogProps<Item, Action> {
  action: Action;
  item: Item;
  /** What an attempt would have sent that did not get through. */
  draft: DeskActionBody | null;
  tileUrl: string;
  onClose: () => void;
  /** Sends and moves on; does not wait. */
  onSubmit: (body: DeskActionBody) => void;
  /** The dialog has sent it itself. @param started when, in milliseconds */
  onSaved: (answer: Item, started: number) => void;
}

/** One kind of things that staff work through: reports, places and their like. */
export interface DeskKind<Item extends DeskItem, Tab extends string, Action extends string> {
  /** Where its queue, counts and things are, e.g. `/api/admin/reports`. */
  api: string;
  /** The page. */
  path: string;
  title: string;
  /** "laporan" */
  noun: string;
  /** The first is where the desk opens. `order` completes the name of its list; the oldest come first without. */
  tabs: readonly { id: Tab; label: string; order?: string }[];
  /** In the page's address and in the query of the queue. */
  tabParameter: string;
  /** In the page's address. */
  itemParameter: string;
  /** The field of an undo that holds the step's id. */
  undoField: string;
  /** Names a thing in addresses. */
  codeOf(item: Item): string;
  /** Names a thing in messages. */
  nameOf(item: Item): string;
  /** Differs from one state of a thing to the next. */
  stateOf(item: Item): string;
  actionsFor(item: Item): Action[];
  /** Whether the action takes the thing out of the tab. */
  leaves(action: Action, item: Item, tab: Tab): boolean;
  /** Whether the next one opens after an action that leaves this one where it is. */
  goesOn(action: Action): boolean;
  /** Whether this one stays open although it may leave the tab: something of the action is left to do by hand. */
  staysOpen?(action: Action, item: Item): boolean;
  /** Below the thing's own address. */
  pathOf(action: Action): string;
  wording: Readonly<Record<Action, ActionStyle>>;
  /** Keys that its panel knows. */
  moreKeys?: readonly Pick<ActionStyle, "title" | "shortcut">[];
  /** Says that a tab is empty. */
  emptyText(tab: Tab): string;
  rowOf(item: Item, now: Date): RowStyle;
  Panel: ComponentType<PanelProps<Item>>;
  Dialog: ComponentType<DialogProps<Item, Action>>;
  /** Above the list, e.g. a search; it may narrow the queue. */
  ListHead?: ComponentType<ListHeadProps>;
  /** In the query of the queue, for what `ListHead` narrows it to beside the text. */
  filterParameter?: string;
}
