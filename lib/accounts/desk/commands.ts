import "server-only";
import { endAccess } from "@/lib/accounts/commands";
import { recordEvent } from "@/lib/accounts/commands-events";
import type { Owner } from "@/lib/accounts/mails";
import { lockAdmins } from "@/lib/accounts/queries";
import { assertAdmin, notAllowed, ROLE_LABELS } from "@/lib/accounts/roles";
import { recordAudit } from "@/lib/audit/commands";
import type { ActedView } from "@/lib/desk/view";
import type { Role } from "@/lib/kernel/actor";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { blockedMail, roleMail, unblockedMail } from "./mails";
import type { BlockUser, ChangeRole } from "./schemas";

const LAST_ADMIN = "Anda satu-satunya admin yang aktif. Jadikan orang lain admin lebih dahulu.";
const OWN_ACCOUNT = "Anda tidak dapat memblokir akun Anda sendiri.";

interface LockedUser {
  id: number;
  username: string;
  email: string | null;
  role: Role;
  blockedAt: Date | null;
}

/** Gives a user another role, from the next request on. @throws Conflict for the last admin and when somebody was sooner */
export function changeRole(ctx: Ctx, id: number, { role, seen_role }: ChangeRole): Promise<ActedView> {
  return act(ctx, id, async (transaction, user, admins) => {
    if (user.role.toLowerCase() !== seen_role) throw changed(user);
    if (role === seen_role) throw new Conflict(`${user.username} sudah ${ROLE_LABELS[role]}.`);
    if (role !== "admin" && !admins.some((admin) => admin !== id)) throw new Conflict(LAST_ADMIN);
    await transaction.user.update({ where: { id }, data: { role: role.toUpperCase() as Role } });
    await recordAudit(transaction, ctx.actor, "user.role", `user:${id}`, { from: seen_role, to: role });
    await tell(ctx, transaction, user, (owner) => roleMail(owner, role, ctx.now()));
    return `${user.username} sekarang ${ROLE_LABELS[role]}.`;
  });
}

/** Shuts an account out at once, with all its sessions and tokens. @throws Conflict for the own one and a blocked one */
export function blockUser(ctx: Ctx, id: number, { reason }: BlockUser): Promise<ActedView> {
  return act(ctx, id, async (transaction, user) => {
    if (ctx.actor.kind === "member" && ctx.actor.userId === id) throw new Conflict(OWN_ACCOUNT);
    if (user.blockedAt !== null) throw changed(user);
    const now = ctx.now();
    await transaction.user.update({ where: { id }, data: { blockedAt: now, blockReason: reason } });
    await endAccess(transaction, id, now);
    await recordEvent(ctx, transaction, { userId: id, kind: "SESSIONS_ENDED", device: "" });
    await recordAudit(transaction, ctx.actor, "user.block", `user:${id}`, { reason });
    await tell(ctx, transaction, user, (owner) => blockedMail(owner, reason, { at: now, link: ctx.link("/hubungi") }));
    return `${user.username} diblokir dan dikeluarkan dari semua perangkat.`;
  });
}

/** Lets a blocked account in again. @throws Conflict for one that is not blocked */
export function unblockUser(ctx: Ctx, id: number): Promise<ActedView> {
  return act(ctx, id, async (transaction, user) => {
    if (user.blockedAt === null) throw changed(user);
    await transaction.user.update({ where: { id }, data: { blockedAt: null, blockReason: null } });
    await recordAudit(transaction, ctx.actor, "user.unblock", `user:${id}`);
    await tell(ctx, transaction, user, (owner) => unblockedMail(owner, ctx.link("/login")));
    return `${user.username} dapat masuk lagi.`;
  });
}

/** Ends every session, token and ticket of a user; the password stays. */
export function endSessionsOf(ctx: Ctx, id: number): Promise<ActedView> {
  return act(ctx, id, async (transaction, user) => {
    await endAccess(transaction, id, ctx.now());
    await recordEvent(ctx, transaction, { userId: id, kind: "SESSIONS_ENDED", device: "" });
    await recordAudit(transaction, ctx.actor, "user.end_sessions", `user:${id}`);
    return `${user.username} dikeluarkan dari semua perangkat.`;
  });
}

/** One act on one account: permission as it is now, lock, change and audit together or not at all. @param work says what was done */
export async function act(
  ctx: Ctx,
  id: number,
  work: (transaction: Transaction, user: LockedUser, admins: number[]) => Promise<string | ActedView>,
): Promise<ActedView> {
  const { actor } = ctx;
  assertAdmin(actor);
  return ctx.transaction(async (transaction) => {
    const admins = await lockAdmins(transaction);
    if (!admins.includes(actor.userId)) throw notAllowed();
    const [user] = await transaction.$queryRaw<LockedUser[]>`
      SELECT id, username, email, role::text AS role, blocked_at AS "blockedAt" FROM users WHERE id = ${id} FOR UPDATE`;
    if (!user) throw new NotFound("Pengguna ini tidak ditemukan. Mungkin akunnya sudah dihapus.");
    const done = await work(transaction, user, admins);
    return typeof done === "string" ? { message: done, step_id: null } : done;
  });
}

function changed({ username, role, blockedAt }: LockedUser): Conflict {
  const state = blockedAt === null ? ROLE_LABELS[role.toLowerCase() as Lowercase<Role>] : "diblokir";
  return new Conflict(`${username} sudah diubah orang lain: sekarang ${state}. Muat ulang halaman untuk melihatnya.`);
}

/** Only a confirmed address is ever kept. */
async function tell(
  ctx: Ctx,
  transaction: Transaction,
  { username, email }: LockedUser,
  mail: (owner: Owner) => MailMessage,
): Promise<void> {
  if (email !== null) await ctx.mail.enqueue(transaction, mail({ username, email }));
}
