import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "@/lib/server/env";

/** The secret in use, if there is one yet: the operator's, or the one that `npm start` made and keeps. */
export async function secretInUse({ AUTH_SECRET, DATA_DIR }: Settings): Promise<string | null> {
  if (AUTH_SECRET) return AUTH_SECRET;
  const stored = await readFile(join(DATA_DIR, "auth-secret"), "utf8").catch(() => "");
  return stored.trim() || null;
}

/** Two equal marks mean the same secret; from a mark nobody learns the secret. */
export function secretMark(secret: string | null): string | null {
  return secret && createHmac("sha256", secret).update("sulur backup").digest("hex").slice(0, 16);
}
