"use client";

import { Icon } from "@/components/ui/icon";
import { shownTheme, systemTheme } from "./shown-theme";
import { THEME_KEY, themeToKeep } from "./theme";

/** Turns light into dark and back. Choosing what the system says anyway means following the system again. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      onClick={switchTheme}
      aria-label="Ganti tampilan terang atau gelap"
      className="needs-script grid size-11 in-data-[sun=on]:hidden place-items-center rounded-full text-ink-soft hover:bg-panel"
    >
      <Icon name="moon" className="theme-light-only" />
      <Icon name="sun" className="theme-dark-only" />
    </button>
  );
}

function switchTheme() {
  const root = document.documentElement;
  const keep = themeToKeep(shownTheme() === "dark" ? "light" : "dark", systemTheme());
  if (keep === null) delete root.dataset.theme;
  else root.dataset.theme = keep;
  try {
    if (keep === null) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, keep);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}
