import "server-only";
import { z } from "zod";
import { assertAdmin } from "@/lib/accounts/roles";
import type { Ctx } from "@/lib/kernel/ctx";
import type { ContactLinks } from "@/lib/layout/contact";
import type { SiteSettingsView } from "./view";

export const SETTINGS_KEY = "site";

const Stored = z.object({
  organisation: z.string().nullable(),
  email: z.string().nullable(),
  whatsapp: z.string().nullable(),
  repository: z.string().nullable(),
  social: z.array(z.object({ label: z.string(), href: z.string() })),
  revision: z.number(),
});

/** From the settings' row. */
export function settingsFrom(value: string): SiteSettingsView {
  return Stored.parse(JSON.parse(value));
}

/** What admins have set; null before the first time. For everyone. */
export async function readSettings({ db }: Pick<Ctx, "db">): Promise<SiteSettingsView | null> {
  const row = await db.setting.findUnique({ where: { key: SETTINGS_KEY } });
  return row && settingsFrom(row.value);
}

/** Admins only. @param configured what holds before the first time @throws Forbidden */
export async function editableSettings(ctx: Ctx, configured: ContactLinks): Promise<SiteSettingsView> {
  assertAdmin(ctx.actor);
  return (await readSettings(ctx)) ?? { ...configured, revision: 0 };
}
