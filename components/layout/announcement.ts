/** Where the browser keeps the number of the announcement that was dismissed. */
export const DISMISSED_KEY = "sulur_pengumuman";

/** Runs in the head before the first paint, so that a dismissed band never shows. Constant, for the same reason as the theme's. */
export const DISMISSED_SCRIPT = `try{const n=localStorage.getItem("${DISMISSED_KEY}");if(n)document.documentElement.dataset.announcement=n}catch{}`;
