/** Where the browser keeps the reader's choice; nothing is kept while it follows the system. */
export const THEME_KEY = "sulur_tema";

/** Where it keeps that the screen is read in full sunlight: large letters, black on white. */
export const SUN_KEY = "sulur_terik";

/** Runs in the head before the first paint. Constant, so that its hash can stand in the content security policy. */
export const THEME_SCRIPT = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t;if(localStorage.getItem("${SUN_KEY}"))d.sun="on"}catch{}`;

export type Theme = "light" | "dark";

/** What to keep when the other theme is wanted: null where that is what the system says anyway. */
export function themeToKeep(wanted: Theme, system: Theme): Theme | null {
  return wanted === system ? null : wanted;
}
