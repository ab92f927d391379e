/** Where the browser keeps the reader's choice; nothing is kept while it is what the browser asks for anyway. */
export const DATA_SAVER_KEY = "sulur_hemat";

export const CHOICES = { on: "ya", off: "tidak" } as const;

/**
 * Runs in the head before anything is loaded: the reader's choice, or else what the browser was told (Save-Data).
 * Style sheets and components go by the mark that it leaves on the document. Constant, for the same reason as the theme's.
 */
export const DATA_SAVER_SCRIPT = `{let k;try{k=localStorage.getItem("${DATA_SAVER_KEY}")}catch{}if(k?k==="${CHOICES.on}":navigator.connection?.saveData)document.documentElement.dataset.saver="on"}`;

/** What to keep for a choice: null where that is what the browser asks for anyway. */
export function choiceToKeep(on: boolean, browserSaves: boolean): string | null {
  if (on === browserSaves) return null;
  return on ? CHOICES.on : CHOICES.off;
}
