"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { capitalised } from "@/lib/format/text";
import type { ActionStyle } from "./kind";

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

interface ShortcutsDialogProps {
  /** "laporan" */
  noun: string;
  actions: readonly Pick<ActionStyle, "title" | "shortcut">[];
  onClose: () => void;
}

/** The list behind the question mark; also the place to switch single keys off. */
export function ShortcutsDialog({ noun, actions, onClose }: ShortcutsDialogProps) {
  const [on, setOn] = useShortcutSwitch();
  const name = capitalised(noun);
  const moves: Record<(typeof DESK_KEYS)[number], string> = {
    j: `${name} berikutnya`,
    k: `${name} sebelumnya`,
    f: "Perbesar foto",
    u: "Urungkan tindakan terakhir",
    "?": "Daftar pintasan ini",
  };
  const rows = [
    ...DESK_KEYS.map((key) => ({ key, what: moves[key] })),
    ...actions.map(({ shortcut, title }) => ({ key: shortcut, what: `${title}…` })),
  ];
  return (
    <Dialog open onClose={onClose} title="Pintasan keyboard">
      <p className="text-ink-soft">
        Huruf tunggal hanya membuka jendela isian. Kirim dengan <kbd className="font-sans font-semibold">Enter</kbd>{" "}
        pada tombolnya atau <kbd className="font-sans font-semibold">Ctrl+Enter</kbd>, atau dengan angka contoh kalimat
        (<kbd className="font-sans font-semibold">1</kbd>–<kbd className="font-sans font-semibold">9</kbd>); batal
        dengan <kbd className="font-sans font-semibold">Esc</kbd>.
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr_auto_1fr]">
        {rows.map(({ key, what }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="grid size-9 place-items-center rounded-sm border-2 border-line-strong bg-panel font-sans font-semibold">
                {key.toUpperCase()}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="shortcuts"
        label="Pakai pintasan huruf tunggal"
        hint="Matikan bila mengganggu pengendali suara atau pembaca layar."
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
        className="mt-6"
      />
    </Dialog>
  );
}
