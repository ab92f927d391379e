/** Where the browser keeps the reader's choice; nothing is kept while it follows the system. */
export const THEME_KEY = "sulur_tema";

/** Where it keeps that the screen is read in full sunlight: large letters, black on white. */
export const SUN_KEY = "sulur_terik";

const NIGHT_FROM = 18;
const NIGHT_UNTIL = 5;

/**
 * Runs in the head before the first paint: weekday, hour and season where the reader is, for what is drawn, and the theme.
 * Constant, so that its hash can stand in the content security policy.
 */
export const THEME_SCRIPT = `try{const d=document.documentElement.dataset,n=new Date,h=n.getHours(),m=n.getMonth();d.day=n.getDay()||7;d.hour=h<${NIGHT_UNTIL}||h>=${NIGHT_FROM}?"night":h<7||h>16?"dusk":"day";if(m<3||m>9)d.season="wet";const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t;if(localStorage.getItem("${SUN_KEY}"))d.sun="on"}catch{}`;

export type Theme = "light" | "dark";

/** What to keep when the other theme is wanted: null where that is what the system says anyway. */
export function themeToKeep(wanted: Theme, system: Theme): Theme | null {
  return wanted === system ? null : wanted;
}

/** Whether the script above says "night" now to most readers, who live in the zone of Jakarta (UTC+7). */
export function isNightInJakarta(now: Date): boolean {
  const hour = (now.getUTCHours() + 7) % 24;
  return hour < NIGHT_UNTIL || hour >= NIGHT_FROM;
}
