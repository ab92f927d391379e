import "server-only";
import { assertAdmin } from "@/lib/accounts/roles";
import { recordAudit } from "@/lib/audit/commands";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput } from "@/lib/kernel/errors";
import type { Database, Transaction } from "@/prisma/client";
import { areaImport, IMPORT_KEY, type StoredImport, storedImport } from "./queries-import";
import { IMPORT_MINUTES } from "./rules-import";
import type { AreaImportView } from "./view-import";

const BUSY = "Impor batas daerah sedang berjalan. Tunggu sampai selesai, lalu coba lagi.";
const EMPTY = "Pilih berkas GeoJSON atau TopoJSON, boleh dimampatkan menjadi .gz.";
const UPLOAD_ID = 1;

/** A press for the public boundaries; a second one while the first waits or runs changes nothing. Admins only. @throws Forbidden */
export async function requestPublicImport(ctx: Ctx): Promise<AreaImportView> {
  assertAdmin(ctx.actor);
  await ctx.transaction(async (transaction) => {
    if (await begin(transaction, "public", ctx.now())) await audit(ctx, transaction, "public");
  });
  return areaImport(ctx);
}

/** The same for a file that was chosen by hand. @throws Forbidden; InvalidInput for an empty file; Conflict while another import runs */
export async function requestFileImport(ctx: Ctx, bytes: Uint8Array<ArrayBuffer>): Promise<AreaImportView> {
  assertAdmin(ctx.actor);
  if (bytes.byteLength === 0) throw new InvalidInput(EMPTY, { file: EMPTY });
  await ctx.transaction(async (transaction) => {
    if (!(await begin(transaction, "file", ctx.now()))) throw new Conflict(BUSY);
    const row = { bytes, createdAt: ctx.now() };
    await transaction.areaUpload.upsert({ where: { id: UPLOAD_ID }, update: row, create: { id: UPLOAD_ID, ...row } });
    await audit(ctx, transaction, "file");
  });
  return areaImport(ctx);
}

async function audit(ctx: Ctx, transaction: Transaction, source: "public" | "file"): Promise<void> {
  await recordAudit(transaction, ctx.actor, "settings.areas", "settings", { source });
}

/** @returns false while another one waits or runs, unless it was cut off */
async function begin(transaction: Transaction, source: "public" | "file", now: Date): Promise<boolean> {
  const value = toText({ state: "waiting", source, at: now.toISOString() });
  const cutOff = new Date(now.getTime() - IMPORT_MINUTES * 60_000);
  const begun = await transaction.$executeRaw`
    INSERT INTO settings (key, value) VALUES (${IMPORT_KEY}, ${value})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
    WHERE settings.value::jsonb->>'state' IN ('done', 'failed')
      OR (settings.value::jsonb->>'state' = 'running' AND (settings.value::jsonb->>'at')::timestamptz < ${cutOff}::timestamptz)`;
  return begun === 1;
}

/** The import that waits, to be worked by who asked first; null where none waits. */
export async function takeImport(db: Database, now: Date): Promise<"public" | "file" | null> {
  const row = await db.setting.findUnique({ where: { key: IMPORT_KEY } });
  if (row === null) return null;
  const { state, source } = storedImport(row.value);
  if (state !== "waiting") return null;
  const value = toText({ state: "running", source, at: now.toISOString() });
  const { count } = await db.setting.updateMany({ where: { key: IMPORT_KEY, value: row.value }, data: { value } });
  return count === 1 ? source : null;
}

/** The bytes of the file that was chosen by hand. */
export async function uploadedFile(db: Database): Promise<Uint8Array> {
  return (await db.areaUpload.findUniqueOrThrow({ where: { id: UPLOAD_ID } })).bytes;
}

export async function endImport(db: Database, result: StoredImport): Promise<void> {
  await db.setting.update({ where: { key: IMPORT_KEY }, data: { value: toText(result) } });
  await db.areaUpload.deleteMany();
}

function toText(stored: StoredImport): string {
  return JSON.stringify(stored);
}
