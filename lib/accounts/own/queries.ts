import "server-only";
import { deviceLabel } from "@/lib/accounts/devices";
import { accountView } from "@/lib/accounts/view";
import type { Ctx } from "@/lib/kernel/ctx";
import { Unauthenticated } from "@/lib/kernel/errors";
import { memberOf } from "./commands-confirm";
import { questionText, SHOWN_EVENTS, SHOWN_SESSIONS } from "./rules";
import { type OwnAccountView, pictureOf, sessionView, tokenView } from "./view";

/** What the owner of an account sees of it. @throws Unauthenticated */
export async function ownAccount(ctx: Ctx): Promise<OwnAccountView> {
  const { userId, via } = memberOf(ctx.actor);
  const live = { revokedAt: null, expiresAt: { gt: ctx.now() } };
  const row = await ctx.db.user.findUnique({
    where: { id: userId },
    include: {
      sessions: { where: live, orderBy: { lastSeenAt: "desc" }, take: SHOWN_SESSIONS },
      apiTokens: { where: live, orderBy: { id: "desc" }, take: SHOWN_SESSIONS },
      accountEvents: { orderBy: { id: "desc" }, take: SHOWN_EVENTS },
    },
  });
  if (row === null) throw new Unauthenticated();
  const { id: _, ...account } = accountView(row);
  const current = "sessionId" in via ? via.sessionId : null;
  return {
    ...account,
    joined_at: row.createdAt.toISOString(),
    profilePicture: pictureOf(row.profilePhotoId),
    email: row.email,
    pertanyaan_keamanan: questionText(row.securityQuestion),
    pertanyaan_aktif: row.email === null || row.questionOffAt === null,
    sessions: row.sessions.map((session) => sessionView(session, current)),
    tokens: row.apiTokens.map(tokenView),
    events: row.accountEvents.map(({ id, kind, device, createdAt }) => ({
      id,
      kind,
      device: deviceLabel(device),
      created_at: createdAt.toISOString(),
    })),
  };
}
