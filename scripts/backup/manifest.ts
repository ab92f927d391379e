import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Settings } from "@/lib/server/env";

/** Raised when an older Sulur could not read a backup any more. */
export const FORMAT = 1;

export const MANIFEST_NAME = "manifest.json";
/** As `sha256sum -c` reads it, so that a backup can be checked without Sulur; the last entry of the archive. */
export const SUMS_NAME = "SHA256SUMS";
/** pg-boss keeps waiting, sent and failed mails here. */
export const MAIL_TABLE = { schema: "pgboss", name: "job" } as const;

const Name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/u);
const Count = z.int().nonnegative();

const BackupTable = z.strictObject({
  schema: z.enum(["public", MAIL_TABLE.schema]),
  name: Name,
  columns: z.array(Name).min(1),
  rows: Count,
});
export type BackupTable = z.infer<typeof BackupTable>;

const BackupMigration = z.strictObject({ name: z.string().regex(/^\w{1,250}$/u), checksum: z.string() });
export type BackupMigration = z.infer<typeof BackupMigration>;

const BackupSequence = z.strictObject({ name: Name, value: z.string().regex(/^-?\d+$/u), called: z.boolean() });
export type BackupSequence = z.infer<typeof BackupSequence>;

/** What a backup says of itself. */
export const Manifest = z.strictObject({
  format: z.int(),
  createdAt: z.iso.datetime(),
  migrations: z.array(BackupMigration),
  tables: z.array(BackupTable),
  sequences: z.array(BackupSequence),
  /** Null: made without photos. */
  photos: z.strictObject({ files: Count, missing: Count }).nullable(),
  /** Recognises the AUTH_SECRET that signed its links, without telling it; null when none was set or made. */
  secretMark: z.string().nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

export const tableFile = ({ schema, name }: Pick<BackupTable, "schema" | "name">) => `tables/${schema}.${name}.copy.gz`;
export const photoEntry = (file: string) => `photos/${file}`;

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
