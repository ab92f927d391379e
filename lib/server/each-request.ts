import "server-only";
import { connection } from "next/server";
import { forFunctions } from "./env-functions";

/**
 * In a build for functions the host owns the cache of pages and knows nothing of our policy and our tags, so every page
 * is rendered for each request; elsewhere this does nothing, and pages are cached.
 */
export async function eachRequest(): Promise<void> {
  if (forFunctions()) await connection();
}

/** `generateStaticParams` of what is rendered when it is first asked for, and cached from then on. */
export const onDemand = forFunctions() ? undefined : () => [];
