import type { Instrumentation } from "next";

/** Next calls this once a process, before the first request; also while it builds, where nothing may start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startWatching } = await import("@/lib/server/watching");
  await startWatching();
  // A function is frozen between requests and there are many of them: no worker, and nobody who listens.
  if (process.env.SULUR_HOST === "functions") return;
  const { startBackground } = await import("@/lib/server/background");
  startBackground();
}

/** What a page throws while it is rendered; the API's errors are logged by `route()`. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { path, method, headers },
  { routePath, renderSource },
) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("@/lib/server/log");
  const pathname = path.split("?", 1)[0];
  // Set by our server on every request that reaches Next.
  const requestId = headers["x-request-id"];
  log().error(
    { requestId, err: error, method, path: pathname, route: routePath, source: renderSource },
    "a page failed",
  );
};
