import "server-only";
import { randomBytes } from "node:crypto";
import { hashPassword, verifyPassword } from "@/lib/accounts/passwords";
import { NOBODY } from "@/lib/accounts/queries";
import { sha256 } from "@/lib/accounts/tokens";
import { recordAudit } from "@/lib/audit/commands";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";
import type { Database } from "@/prisma/client";
import { assertAdmin } from "./policy";
import { EVENT_MESSAGES } from "./rules";

const KEY = "event-access-code";

/** Short enough to be read out, and nobody guesses it in five tries. */
export function randomAccessCode(): string {
  return randomBytes(9).toString("base64url");
}

/** Makes a database's first code; later ones are set by admins. @param code asked only when there is none */
export async function keepFirstCode(db: Database, code: () => Promise<string>): Promise<void> {
  if (await db.setting.findUnique({ where: { key: KEY } })) return;
  const value = await hashPassword(await code());
  await db.setting.createMany({ data: { key: KEY, value }, skipDuplicates: true });
}

/** Another one for each code that is set, so that what an older one opened ends with it. */
export async function accessCodeVersion({ db }: Pick<Ctx, "db">): Promise<string> {
  const stored = await db.setting.findUnique({ where: { key: KEY } });
  return sha256(stored?.value ?? "");
}

/** @returns the version of the code that was right @throws Forbidden for a wrong code, which takes as long as a right one */
export async function checkAccessCode(ctx: Ctx, code: string): Promise<string> {
  const stored = await ctx.db.setting.findUnique({ where: { key: KEY } });
  if (!(await verifyPassword(stored?.value ?? NOBODY, code))) throw new Forbidden(EVENT_MESSAGES.wrongCode);
  return sha256(stored?.value ?? "");
}

/** Admins only. @returns the new code, which is shown this once */
export async function rotateAccessCode(ctx: Ctx): Promise<{ code: string }> {
  assertAdmin(ctx.actor);
  const code = randomAccessCode();
  const value = await hashPassword(code);
  await ctx.db.$transaction(async (transaction) => {
    await transaction.setting.upsert({ where: { key: KEY }, update: { value }, create: { key: KEY, value } });
    await recordAudit(transaction, ctx.actor, "event.access-code", "events");
  });
  return { code };
}
