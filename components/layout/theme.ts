/** Where the browser keeps the reader's choice; nothing is kept while it follows the system. */
export const THEME_KEY = "sulur_tema";

/** Runs in the head before the first paint. Constant, so that its hash can stand in the content security policy. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

export type Theme = "light" | "dark";

/** What to keep when the other theme is wanted: null where that is what the system says anyway. */
export function themeToKeep(wanted: Theme, system: Theme): Theme | null {
  return wanted === system ? null : wanted;
}
