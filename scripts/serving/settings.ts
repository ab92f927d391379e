import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError, parseSettings, type Settings } from "@/lib/server/env";
import { Refusal } from "@/scripts/refusal";
import { ROOT } from "@/scripts/root";

/** What the operator set, in the environment or in a file `.env` beside package.json; the environment wins. */
export function readSettings(): Settings {
  const file = join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    return parseSettings(process.env);
  } catch (error) {
    throw error instanceof ConfigurationError ? new Refusal(error.message) : error;
  }
}
