const FILE = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/gu;
const HINT = /<link rel="preload" as="script"[^>]*>/gu;

/** Where a browser reports no paint, scripts wait no longer than this. */
const LONGEST_WAIT_MS = 2_000;

/** A page whose scripts are asked for by one short script of its own. */
export interface PaintedFirst {
  html: string;
  /** That script; null where the page has no script files. */
  loader: string | null;
}

/**
 * Lets a page be seen before its scripts are fetched: on a weak signal they would share the line with words, letters and
 * pictures, and on a slow phone they would run before the first frame. Who reads needs none of them; React takes the
 * elements that are put in here for its own, so nothing is loaded twice. A page that is not looked at loads at once.
 */
export function paintFirst(html: string): PaintedFirst {
  const files = new Set([...html.matchAll(FILE)].map(([, file = ""]) => file));
  if (files.size === 0) return { html, loader: null };
  const loader = loaderOf([...files]);
  const rest = html.replaceAll(FILE, "").replaceAll(HINT, "");
  const end = rest.lastIndexOf("</body>");
  return { html: `${rest.slice(0, end)}<script>${loader}</script>${rest.slice(end)}`, loader };
}

function loaderOf(files: string[]): string {
  return `{let u=${JSON.stringify(files)};const f=()=>{for(const s of u){const e=document.createElement("script");e.async=true;e.src=s;document.head.append(e)}u=[]};if(document.hidden||!window.PerformanceObserver)f();else{new PerformanceObserver(f).observe({type:"paint",buffered:true});setTimeout(f,${LONGEST_WAIT_MS})}}`;
}
