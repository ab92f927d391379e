"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** The keys that belong to the desk itself; no action may have one of them. */
export const DESK_KEYS = ["j", "k", "f", "u", "?"] as const;

const STORED = "sulur_pintasan";

const CHANGED = "sulur:pintasan";

function subscribe(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify);
  return () => window.removeEventListener(CHANGED, notify);
}

export function readSwitch(): boolean {
  try {
    return localStorage.getItem(STORED) !== "mati";
  } catch {
    return true;
  }
}

/** Single-key shortcuts can be switched off: they get in the way of speech input (WCAG 2.1.4). */
export function useShortcutSwitch(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, readSwitch, () => true);
  return [
    on,
    (next) => {
      try {
        localStorage.setItem(STORED, next ? "nyala" : "mati");
      } catch {
        // Without storage the switch only lasts as long as the page.
      }
      window.dispatchEvent(new Event(CHANGED));
    },
  ];
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable='true'], dialog[open]") !== null
  );
}

/** Calls `actions[key]` for a bare key press, never while somebody types, holds a modifier or has a dialog open. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!readSwitch() || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
