import "server-only";
import { type ContactLinks, NO_CONTACT } from "@/lib/layout/contact";
import { isBuilding } from "@/lib/server/building";
import { env } from "@/lib/server/env";

/** From the configuration, which the build does not know; the pages that it draws are drawn anew before they are served. */
export function siteContact(): ContactLinks {
  if (isBuilding()) return NO_CONTACT;
  const { CONTACT_EMAIL, CONTACT_WHATSAPP, REPOSITORY_URL, SOCIAL_LINKS } = env();
  return {
    email: CONTACT_EMAIL ?? null,
    whatsapp: CONTACT_WHATSAPP ?? null,
    repository: REPOSITORY_URL ?? null,
    social: SOCIAL_LINKS ?? [],
  };
}
