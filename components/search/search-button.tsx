"use client";

import Link from "next/link";
import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { SEARCH_PATH } from "@/lib/search/rules";

const SearchPalette = lazy(() => import("./search-palette"));

/** The way to the search: a link to its page, which with a script opens the palette, as Ctrl+K and "/" do. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Link
        href={SEARCH_PATH}
        prefetch={false}
        onClick={onClick}
        aria-label="Cari"
        aria-keyshortcuts="Control+K /"
        title="Cari (Ctrl+K)"
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-panel"
      >
        <Icon name="search" size={22} />
      </Link>
      {wanted ? (
        <Suspense fallback={null}>
          <SearchPalette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Nothing typed in a field, or answered to an open question, is taken for a wish to search. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || document.querySelector("dialog:modal") !== null) return false;
  if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) return !event.shiftKey && !event.altKey;
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]"));
}
