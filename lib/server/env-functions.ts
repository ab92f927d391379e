import { z } from "zod";

const CRON_MESSAGE = "CRON_SECRET harus 16 sampai 200 karakter.";
const HOST_NAME = /^[\w-]+(?:\.[\w-]+)+$/u;

/** A host's own name, as Vercel gives it; read as an origin. */
const origin = (name: string) =>
  z
    .string()
    .trim()
    .regex(HOST_NAME, `${name} harus nama server tanpa https://, seperti yang diberikan Vercel.`)
    .transform((host) => `https://${host.toLowerCase()}`)
    .optional();

/** For hosts that run each request as a function: no disk, no process between requests. */
export const functionsFields = {
  SULUR_HOST: z.enum(["functions"], { error: "SULUR_HOST harus functions, atau kosong." }).optional(),
  /** What a caller of /api/cron has to show; unset means that there is no such address. */
  CRON_SECRET: z.string().trim().min(16, CRON_MESSAGE).max(200, CRON_MESSAGE).optional(),
  /** Of this very deployment and of its branch: both lead to it, so both may write. */
  VERCEL_URL: origin("VERCEL_URL"),
  VERCEL_BRANCH_URL: origin("VERCEL_BRANCH_URL"),
};

type Variables = Record<string, string | undefined>;

/** Whether this was built for functions, or is to be: next.config.ts writes the build's answer into every bundle. */
export function forFunctions(): boolean {
  return process.env.SULUR_HOST === "functions";
}

/** What Vercel tells of itself, in place of what an operator did not set. */
export function hostDefaults(given: Variables): Record<string, string> {
  if (given.VERCEL !== "1") return {};
  const isProduction = given.VERCEL_ENV === "production";
  const preview = given.VERCEL_BRANCH_URL ?? given.VERCEL_URL;
  const name = (isProduction ? given.VERCEL_PROJECT_PRODUCTION_URL : undefined) ?? preview;
  return {
    SULUR_HOST: "functions",
    // Vercel writes X-Forwarded-For anew, with the visitor's address alone.
    TRUSTED_PROXY_HOPS: "1",
    ...(name === undefined ? {} : { SITE_URL: `https://${name}` }),
  };
}

/** @returns one sentence for each variable that only a disk could stand in for */
export function missingWithoutDisk(set: Variables): string[] {
  if (set.SULUR_HOST !== "functions") return [];
  return ["DATABASE_URL", "AUTH_SECRET", "CRON_SECRET"]
    .filter((name) => set[name] === undefined)
    .map((name) => `${name} harus diisi: host ini tidak punya disk untuk membuat dan menyimpannya sendiri.`);
}
