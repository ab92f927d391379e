import "server-only";
import { deviceLabel } from "@/lib/accounts/devices";
import { accountView } from "@/lib/accounts/view";
import type { Ctx } from "@/lib/kernel/ctx";
import { Unauthenticated } from "@/lib/kernel/errors";
import { columnsOf, jsonRows, Prisma, withDates } from "@/prisma/client";
import { memberOf } from "./commands-confirm";
import { questionText, SHOWN_EVENTS, SHOWN_SESSIONS } from "./rules";
import { type OwnAccountView, pictureOf, sessionView, tokenView } from "./view";

const ACCOUNT = {
  id: true,
  username: true,
  role: true,
  daerah: true,
  umur: true,
  createdAt: true,
  profilePhotoId: true,
  email: true,
  securityQuestion: true,
  questionOffAt: true,
} as const satisfies Prisma.UserSelect;

const SESSION = { id: true, device: true, createdAt: true, lastSeenAt: true } as const satisfies Prisma.SessionSelect;

const TOKEN = {
  id: true,
  device: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
} as const satisfies Prisma.ApiTokenSelect;

const EVENT = { id: true, kind: true, device: true, createdAt: true } as const satisfies Prisma.AccountEventSelect;

type AccountRow = Prisma.UserGetPayload<{
  select: typeof ACCOUNT & {
    sessions: { select: typeof SESSION };
    apiTokens: { select: typeof TOKEN };
    accountEvents: { select: typeof EVENT };
  };
}>;

async function readAccount({ db, now }: Ctx, userId: number): Promise<AccountRow | undefined> {
  const isLive = Prisma.sql`user_id = users.id AND revoked_at IS NULL AND expires_at > ${now()}`;
  const sessions = Prisma.sql`
    SELECT ${columnsOf("sessions", SESSION)} FROM sessions WHERE ${isLive}
    ORDER BY last_seen_at DESC LIMIT ${SHOWN_SESSIONS}`;
  const tokens = Prisma.sql`
    SELECT ${columnsOf("api_tokens", TOKEN)} FROM api_tokens WHERE ${isLive} ORDER BY id DESC LIMIT ${SHOWN_SESSIONS}`;
  const events = Prisma.sql`
    SELECT ${columnsOf("account_events", EVENT)} FROM account_events WHERE user_id = users.id
    ORDER BY id DESC LIMIT ${SHOWN_EVENTS}`;
  const [row] = await db.$queryRaw<AccountRow[]>`
    SELECT ${columnsOf("users", ACCOUNT)}, ${jsonRows(sessions)} AS sessions, ${jsonRows(tokens)} AS "apiTokens",
      ${jsonRows(events)} AS "accountEvents"
    FROM users WHERE id = ${userId}`;
  return (
    row && {
      ...row,
      sessions: withDates(row.sessions),
      apiTokens: withDates(row.apiTokens),
      accountEvents: withDates(row.accountEvents),
    }
  );
}

/** What the owner of an account sees of it. @throws Unauthenticated */
export async function ownAccount(ctx: Ctx): Promise<OwnAccountView> {
  const { userId, via } = memberOf(ctx.actor);
  const row = await readAccount(ctx, userId);
  if (row === undefined) throw new Unauthenticated();
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
