"use client";

import { useSyncExternalStore } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { SUN_KEY } from "./theme";

/** "Mode terik": large letters, black on white, for a screen in full sunlight. Remembered on this device. */
export function SunSwitch({ className }: { className?: string }) {
  const on = useSyncExternalStore(onSunChange, inSun, () => false);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => chooseSun(!on)}
      className={classNames(
        "needs-script flex min-h-11 items-center gap-2 rounded-full border-2 border-control px-3 text-sm font-semibold aria-checked:border-primary aria-checked:bg-primary aria-checked:text-on-primary",
        className,
      )}
    >
      <Icon name="sun" size={18} /> Mode terik
    </button>
  );
}

function inSun(): boolean {
  return document.documentElement.dataset.sun === "on";
}

function onSunChange(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributeFilter: ["data-sun"] });
  return () => watch.disconnect();
}

function chooseSun(on: boolean): void {
  if (on) document.documentElement.dataset.sun = "on";
  else delete document.documentElement.dataset.sun;
  try {
    if (on) localStorage.setItem(SUN_KEY, "ya");
    else localStorage.removeItem(SUN_KEY);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}
