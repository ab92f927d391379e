import "server-only";

/** True while `next build` renders pages: there is no database then, and no configuration. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}

/** Tells one build from another; next.config.ts writes it into every bundle. */
export function buildName(): string {
  return process.env.SULUR_BUILD ?? "";
}
