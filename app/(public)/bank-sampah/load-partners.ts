import { materialsText, scheduleText } from "@/lib/partners/labels";
import { listPartners, partnerPage } from "@/lib/partners/queries";
import { PARTNER_LIST_LIMIT, PARTNERS_TAG } from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** What the page begins with, read at `at`. */
export function loadFirstPartners(): Promise<{ at: string; first: PartnerView[] }> {
  return cachedRead(["partners", "first"], [PARTNERS_TAG], async () => {
    const ctx = publicCtx();
    const { items } = await listPartners(ctx, { limit: PARTNER_LIST_LIMIT.screen });
    return { at: ctx.now().toISOString(), first: items };
  });
}

/** What the page of a slug shows or leads to, read at `at`; null for the slug of nothing. */
export function loadPartner(slug: string) {
  return cachedRead(["partner", slug], [PARTNERS_TAG], async () => {
    const ctx = publicCtx();
    const found = await partnerPage(ctx, slug);
    return found && { ...found, at: ctx.now().toISOString() };
  });
}

/** What the share card of a slug shows; null where there is no page. */
export async function loadPartnerCard(slug: string) {
  const found = await loadPartner(slug);
  if (found === null || "movedTo" in found) return null;
  const { partner } = found;
  return { ...partner, takes: materialsText(partner.materials), schedule: scheduleText(partner) };
}
