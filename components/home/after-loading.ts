const TIMEOUT_MS = 3000;
/** For Safari, which has no idle callback. */
const PAUSE_MS = 300;

/** Runs `work` when the page has loaded and has nothing else to do. @returns what calls it off */
export function afterLoading(work: () => void): () => void {
  const given = new AbortController();
  const run = () => {
    if (!given.signal.aborted) work();
  };
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: TIMEOUT_MS });
    else setTimeout(run, PAUSE_MS);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal: given.signal });
  return () => given.abort();
}
