import "server-only";
import { EXPIRED_LINK, OLD_LINKS_UNTIL } from "@/lib/http/private-links";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";

/** The token that lets its holder confirm, stop invitations and leave. */
export function volunteerToken(ctx: Pick<Ctx, "sign">, id: number): string {
  return ctx.sign("volunteer", String(id));
}

/** @throws Forbidden */
export function assertVolunteer(ctx: Pick<Ctx, "isSigned">, id: number, token: string): void {
  if (!ctx.isSigned("volunteer", String(id), token)) throw notValid();
}

/** Ends invitations by the links of earlier mails; the oldest have the personal link's own token. @throws Forbidden */
export function assertUnsubscriber(ctx: Pick<Ctx, "isSigned" | "now">, id: number, token: string): void {
  if (ctx.isSigned("volunteer-unsubscribe", String(id), token)) return;
  if (ctx.now() >= OLD_LINKS_UNTIL) throw notValid();
  assertVolunteer(ctx, id, token);
}

function notValid(): Forbidden {
  return new Forbidden(EXPIRED_LINK);
}
