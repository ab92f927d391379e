/** Next calls this once a process, before the first request; also while it builds, where nothing may start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startBackground } = await import("@/lib/server/background");
  startBackground();
}
