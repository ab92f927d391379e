import { useSyncExternalStore } from "react";
import type { Theme } from "./theme";

const DARK = "(prefers-color-scheme: dark)";

/** What the system says. */
export function systemTheme(): Theme {
  return matchMedia(DARK).matches ? "dark" : "light";
}

/** What is shown: the reader's choice, or else the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : systemTheme();
}

/** For what style sheets cannot choose by themselves. On the server it is light. */
export function useShownTheme(): Theme {
  return useSyncExternalStore(onThemeChange, shownTheme, () => "light");
}

function onThemeChange(changed: () => void): () => void {
  const system = matchMedia(DARK);
  const choice = new MutationObserver(changed);
  system.addEventListener("change", changed);
  choice.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", changed);
    choice.disconnect();
  };
}
