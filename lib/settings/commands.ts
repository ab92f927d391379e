import "server-only";
import { assertAdmin } from "@/lib/accounts/roles";
import { recordAudit } from "@/lib/audit/commands";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { SETTINGS_KEY, settingsFrom } from "./queries";
import { SETTINGS_TAG } from "./rules";
import type { WriteSettings } from "./schemas";
import type { SiteSettingsView } from "./view";

/** Admins only. @throws Forbidden; Conflict when somebody changed them since they were seen */
export async function saveSettings(ctx: Ctx, input: WriteSettings): Promise<SiteSettingsView> {
  assertAdmin(ctx.actor);
  const saved = { ...input, revision: input.revision + 1 };
  await ctx.transaction(async (transaction) => {
    if (!(await replace(transaction, input.revision, JSON.stringify(saved)))) {
      throw new Conflict("Pengaturan sudah diubah orang lain. Muat ulang halaman lalu ubah lagi.");
    }
    await recordAudit(transaction, ctx.actor, "settings.edit", "settings");
  });
  ctx.expire(SETTINGS_TAG);
  return saved;
}

/** @returns false when the row is no longer at this revision */
async function replace(transaction: Transaction, revision: number, value: string): Promise<boolean> {
  const row = await transaction.setting.findUnique({ where: { key: SETTINGS_KEY } });
  if ((row === null ? 0 : settingsFrom(row.value).revision) !== revision) return false;
  const { count } =
    row === null
      ? await transaction.setting.createMany({ data: { key: SETTINGS_KEY, value }, skipDuplicates: true })
      : await transaction.setting.updateMany({ where: { key: SETTINGS_KEY, value: row.value }, data: { value } });
  return count === 1;
}
