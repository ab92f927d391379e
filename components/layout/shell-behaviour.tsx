"use client";

import { useEffect } from "react";
import { useHydratedMark } from "@/components/ui/use-hydrated-mark";

const PARENTS = "details[name=navigasi]";

/**
 * What the browser does not do by itself for the open lists of the navigation: Escape, a press elsewhere, another list,
 * a link that is followed and the way back close them. The sheet and the card are popovers, which need it for the last
 * two only. What somebody opens while a page is still arriving stays open.
 */
export function ShellBehaviour() {
  useHydratedMark();
  useEffect(() => {
    if (!hasPopovers()) void import("./popovers-by-hand").then(({ openByHand }) => openByHand());
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      const open = document.querySelector<HTMLDetailsElement>(`${PARENTS}[open]`);
      if (!open) return;
      const inside = open.contains(document.activeElement);
      closeParents();
      if (inside) open.querySelector("summary")?.focus();
    }
    function onPointerDown(event: PointerEvent) {
      const pressed = event.target instanceof Element ? event.target.closest(PARENTS) : null;
      closeParents(pressed);
    }
    // Lists of one name close each other, but not on phones of before 2024.
    function onToggle({ target }: Event) {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(PARENTS)) closeParents(target);
    }
    function onClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest("#menu a, #profil a")) closeAll();
    }
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("toggle", onToggle, true);
    document.addEventListener("click", onClick);
    addEventListener("popstate", closeAll);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("toggle", onToggle, true);
      document.removeEventListener("click", onClick);
      removeEventListener("popstate", closeAll);
    };
  }, []);

  return null;
}

function closeAll() {
  closeParents();
  for (const sheet of document.querySelectorAll<HTMLElement>("#menu, #profil")) {
    sheet.removeAttribute("data-open");
    // The selector alone is an error where there are no popovers.
    if (hasPopovers() && sheet.matches(":popover-open")) sheet.hidePopover();
  }
}

function hasPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}

function closeParents(except: Element | null = null) {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`${PARENTS}[open]`)) {
    if (details !== except) details.open = false;
  }
}
