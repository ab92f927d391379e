import type { Member, Role } from "@/lib/kernel/actor";
import type { Database } from "@/prisma/client";
import { type TestContext, testContext } from "@/scripts/testing/context";
import { hashPassword } from "./passwords";

export const PASSWORD = "Rumput-Hijau-7";
export const NOON = new Date("2026-03-14T05:00:00Z");
const passwordHash = await hashPassword(PASSWORD);

/** Somebody who is signed in with a session that is really in the database. */
export interface Owner {
  actor: Member;
  ctx: TestContext;
}

export async function newOwner(
  db: Database,
  username: string,
  { role = "USER", email = null }: { role?: Role; email?: string | null } = {},
): Promise<Owner> {
  const user = await db.user.create({
    data: {
      username,
      usernameKey: username.toLowerCase(),
      passwordHash,
      role,
      daerah: "Bali",
      umur: 30,
      securityQuestion: "kota",
      securityAnswerHash: passwordHash,
      email,
      emailKey: email?.toLowerCase() ?? null,
      createdAt: NOON,
    },
  });
  const session = await openedSession(db, user.id, "Peramban ini");
  const actor: Member = {
    kind: "member",
    userId: user.id,
    username,
    role,
    via: { sessionId: session },
    visitorId: null,
  };
  return { actor, ctx: testContext(db, actor, NOON) };
}

/** @returns the session's id */
export async function openedSession(db: Database, userId: number, device: string): Promise<string> {
  const expiresAt = new Date(NOON.getTime() + 86_400_000);
  const { id } = await db.session.create({ data: { userId, device, expiresAt, createdAt: NOON, lastSeenAt: NOON } });
  return id;
}
