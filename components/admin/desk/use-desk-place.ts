"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback } from "react";

interface DeskPlace<Tab> {
  tab: Tab;
  /** What the address calls the open thing. */
  code: string | null;
}

/** The part of a `DeskKind` that addresses are made of. */
interface Addressing<Tab> {
  tabs: readonly { id: Tab }[];
  tabParameter: string;
  itemParameter: string;
}

/**
 * Which tab and thing are open stands in the address, so that Back leads from a thing to the list, and a reload or a
 * shared link to the same thing. `replace` for going on to the next one, which is no step to go back through.
 */
export function useDeskPlace<Tab extends string>(
  kind: Addressing<Tab>,
): {
  place: DeskPlace<Tab>;
  go(to: DeskPlace<Tab>, replace?: boolean): void;
  hrefOf(to: DeskPlace<Tab>): string;
} {
  const path = usePathname();
  const query = useSearchParams();
  const { tabs, tabParameter, itemParameter } = kind;
  const first = tabs[0]?.id as Tab;
  const requested = query.get(tabParameter);
  const tab = tabs.find(({ id }) => id === requested)?.id ?? first;
  const hrefOf = useCallback(
    (to: DeskPlace<Tab>) => {
      const parameters = new URLSearchParams();
      if (to.tab !== first) parameters.set(tabParameter, to.tab);
      if (to.code !== null) parameters.set(itemParameter, to.code);
      const text = parameters.toString();
      return text ? `${path}?${text}` : path;
    },
    [path, first, tabParameter, itemParameter],
  );
  const go = useCallback(
    (to: DeskPlace<Tab>, replace = false) => {
      if (replace) window.history.replaceState(null, "", hrefOf(to));
      else window.history.pushState(null, "", hrefOf(to));
    },
    [hrefOf],
  );
  return { place: { tab, code: query.get(itemParameter) }, go, hrefOf };
}
