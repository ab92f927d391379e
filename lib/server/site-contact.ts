import "server-only";
import { type ContactLinks, NO_CONTACT } from "@/lib/layout/contact";
import { isBuilding } from "@/lib/server/building";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { env } from "@/lib/server/env";
import { readSettings } from "@/lib/settings/queries";
import { SETTINGS_TAG } from "@/lib/settings/rules";

/**
 * As admins have set it, before that as it is configured. A page that needs no database is there also while the database
 * is away. The build knows neither; the pages that it draws are drawn anew before they are served.
 */
export async function siteContact(): Promise<ContactLinks> {
  if (isBuilding()) return NO_CONTACT;
  const stored = await cachedRead([SETTINGS_TAG], [SETTINGS_TAG], () => readSettings(publicCtx())).catch(() => null);
  return stored ?? configuredContact();
}

/** From the variables. */
export function configuredContact(): ContactLinks {
  const { CONTACT_EMAIL, CONTACT_WHATSAPP, REPOSITORY_URL, SOCIAL_LINKS } = env();
  return {
    organisation: null,
    email: CONTACT_EMAIL ?? null,
    whatsapp: CONTACT_WHATSAPP ?? null,
    repository: REPOSITORY_URL ?? null,
    social: SOCIAL_LINKS ?? [],
  };
}
