import "server-only";
import { endAccess, isTaken } from "@/lib/accounts/commands";
import { recordEvent } from "@/lib/accounts/commands-events";
import {
  addressTakenMail,
  confirmationMail,
  emailGoneMail,
  emailRequestedMail,
  secretChangedMail,
} from "@/lib/accounts/mails";
import { hashNewPassword } from "@/lib/accounts/new-password";
import { CONFIRMATION_OVER, EMAIL_TICKET_HOURS } from "@/lib/accounts/recovery/rules";
import type { AskForEmail, ConfirmEmail, RemoveEmail } from "@/lib/accounts/recovery/schemas";
import type { UpdateProfile } from "@/lib/accounts/schemas";
import { hashAnswer } from "@/lib/accounts/security-answer";
import { endTickets, issueTicket, sha256 } from "@/lib/accounts/tokens";
import { comparisonKey } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { stopLink } from "@/lib/mails/access";
import { claimPhoto, removePutAside } from "@/lib/photos/commands";
import { photoPath } from "@/lib/photos/rules";
import type { Prisma, Transaction } from "@/prisma/client";
import { type ConfirmedOwner, confirmOwner, lockOwner, memberOf } from "./commands-confirm";
import type { ChangePassword, ChangeQuestion, ConfirmByPassword, SetProfilePhoto } from "./schemas";
import type { ChangedView, ProfilePhotoView, ProfileView } from "./view";

/** What can be changed that opens the account. */
const SECRETS = {
  PASSWORD_CHANGED: "Password sudah diganti. Semua perangkat lain dan token API dikeluarkan.",
  QUESTION_CHANGED: "Pertanyaan keamanan sudah diganti. Semua perangkat lain dan token API dikeluarkan.",
  QUESTION_OFF: "Pertanyaan keamanan sudah dimatikan. Semua perangkat lain dan token API dikeluarkan.",
} as const;

/** The region and age that the profile card shows. */
export async function updateProfile(ctx: Ctx, input: UpdateProfile): Promise<ProfileView> {
  const { userId } = memberOf(ctx.actor);
  return ctx.db.user.update({ where: { id: userId }, data: input, select: { daerah: true, umur: true } });
}

/**
 * Makes an uploaded photo the account's picture, which everyone may see from then on. The one before is removed.
 * @throws InvalidInput when the photo is not the actor's own or already shown somewhere
 */
export async function setProfilePhoto(ctx: Ctx, { photo_id }: SetProfilePhoto): Promise<ProfilePhotoView> {
  await replacePhoto(ctx, photo_id);
  return { profilePicture: photoPath(photo_id, 640) };
}

/** Removes the picture; again is no error. */
export async function removeProfilePhoto(ctx: Ctx): Promise<void> {
  await replacePhoto(ctx, null);
}

async function replacePhoto(ctx: Ctx, photoId: string | null): Promise<void> {
  const { userId } = memberOf(ctx.actor);
  const before = await ctx.db.$transaction(async (transaction) => {
    const [row] = await transaction.$queryRaw<{ photoId: string | null }[]>`
      SELECT profile_photo_id AS "photoId" FROM users WHERE id = ${userId} FOR UPDATE`;
    if (row?.photoId === photoId) return null;
    if (photoId !== null) {
      await claimPhoto(transaction, ctx.actor, photoId);
      // It may have been uploaded before signing in; from here on it goes with the account.
      await transaction.photo.update({ where: { id: photoId }, data: { ownerKey: `user:${userId}` } });
    }
    await transaction.user.update({ where: { id: userId }, data: { profilePhotoId: photoId } });
    return row?.photoId ?? null;
  });
  if (before !== null) await removePutAside(ctx, [before]);
}

/**
 * Changes the password; every other session, token and unused ticket of the account ends.
 * @throws InvalidInput for a wrong or a well-known password; Conflict when it was changed meanwhile
 */
export async function changePassword(ctx: Ctx, input: ChangePassword, device: string): Promise<ChangedView> {
  const owner = await confirmOwner(ctx, input.password);
  const passwordHash = await hashNewPassword(input.new_password, owner.username, "new_password");
  return changeSecret(ctx, owner, { passwordHash }, { kind: "PASSWORD_CHANGED", device });
}

/** Changes what recovery asks, with the same consequences. */
export async function changeQuestion(ctx: Ctx, input: ChangeQuestion, device: string): Promise<ChangedView> {
  const owner = await confirmOwner(ctx, input.password);
  const securityAnswerHash = await hashAnswer(input.jawaban_keamanan);
  const data = { securityQuestion: input.pertanyaan_keamanan, securityAnswerHash, questionOffAt: null };
  return changeSecret(ctx, owner, data, { kind: "QUESTION_CHANGED", device });
}

/**
 * Leaves recovery to the link by mail alone, until another question is set or the address is removed.
 * @throws Conflict without a confirmed address
 */
export async function switchQuestionOff(ctx: Ctx, { password }: ConfirmByPassword, device: string) {
  const owner = await confirmOwner(ctx, password);
  if (owner.email === null) throw new Conflict("Konfirmasi email dahulu, agar akun ini tetap dapat dipulihkan.");
  return changeSecret(ctx, owner, { questionOffAt: ctx.now() }, { kind: "QUESTION_OFF", device });
}

async function changeSecret(
  ctx: Ctx,
  owner: ConfirmedOwner,
  data: Prisma.UserUpdateInput,
  { kind, device }: { kind: keyof typeof SECRETS; device: string },
): Promise<ChangedView> {
  const { via } = memberOf(ctx.actor);
  const { id, username, email } = owner;
  const now = ctx.now();
  return ctx.transaction(async (transaction) => {
    await lockOwner(transaction, owner);
    await transaction.user.update({ where: { id }, data });
    await endAccess(transaction, id, now, via);
    await recordEvent(ctx, transaction, { userId: id, kind, device });
    if (email !== null) {
      await ctx.mail.enqueue(
        transaction,
        secretChangedMail({ username, email }, kind, { at: now, link: ctx.link("/forgot") }),
      );
    }
    return { message: SECRETS[kind] };
  });
}

interface Said {
  message: string;
}

/**
 * Sends a link to the address, which becomes the account's when its owner confirms. The answer is the same for an
 * address of another account, whose owner is told instead: it must not say who has an account here.
 * @throws InvalidInput for a wrong password; Conflict when the address is the account's already
 */
export async function askForEmail(ctx: Ctx, { email, password }: AskForEmail): Promise<Said> {
  const user = await confirmOwner(ctx, password);
  const emailKey = comparisonKey(email);
  if (user.email !== null && comparisonKey(user.email) === emailKey)
    throw new Conflict("Alamat ini sudah menjadi email akun Anda.");
  return ctx.transaction(async (transaction) => {
    await writeTo(ctx, transaction, { userId: user.id, email, emailKey });
    if (user.email !== null) {
      const owner = { username: user.username, email: user.email };
      await ctx.mail.enqueue(transaction, emailRequestedMail(owner, ctx.link("/akun")));
    }
    return {
      message: `Bila penerimanya tidak menghentikan email kami, tautan konfirmasi sudah kami kirim. Tautan itu berlaku ${EMAIL_TICKET_HOURS} jam.`,
    };
  });
}

async function writeTo(
  ctx: Ctx,
  transaction: Transaction,
  { userId, email, emailKey }: { userId: number; email: string; emailKey: string },
): Promise<void> {
  const holder = await transaction.user.findUnique({ where: { emailKey }, select: { username: true, email: true } });
  if (holder?.email) {
    await ctx.mail.enqueue(transaction, addressTakenMail({ username: holder.username, email: holder.email }));
    return;
  }
  const seconds = EMAIL_TICKET_HOURS * 3600;
  const ticket = await issueTicket(ctx, transaction, { userId, kind: "EMAIL", email, seconds });
  const stop = stopLink(ctx, email, { kind: "account", id: userId });
  await ctx.mail.enqueue(transaction, confirmationMail(email, ctx.link(`/akun/email#tiket=${ticket}`), stop));
}

interface Confirmed {
  userId: number;
  username: string;
  email: string;
  before: string | null;
}

/**
 * Makes the address that the ticket was sent to the account's. Whoever holds the ticket reads that mailbox, so it works
 * in any browser. @throws Conflict for a ticket that is over, or when another account confirmed the address sooner
 */
export async function confirmEmail(ctx: Ctx, { ticket }: ConfirmEmail, device: string): Promise<Said> {
  const now = ctx.now();
  try {
    return await ctx.transaction(async (transaction) => {
      const [confirmed] = await transaction.$queryRaw<Confirmed[]>`
        UPDATE account_tickets SET used_at = ${now} FROM users
        WHERE token_hash = ${sha256(ticket)} AND kind = 'EMAIL' AND used_at IS NULL AND expires_at > ${now}
          AND users.id = user_id AND blocked_at IS NULL
        RETURNING users.id AS "userId", username, account_tickets.email, users.email AS before`;
      if (!confirmed) throw new Conflict(CONFIRMATION_OVER);
      await replaceEmail(ctx, transaction, confirmed, device);
      return { message: "Alamat email Anda sudah terkonfirmasi." };
    });
  } catch (error) {
    if (isTaken(error)) throw new Conflict("Alamat ini sudah menjadi email akun lain.");
    throw error;
  }
}

/** @throws InvalidInput for a wrong password; Conflict when there is no address to remove */
export async function removeEmail(ctx: Ctx, { password }: RemoveEmail, device: string): Promise<Said> {
  const { id: userId, username, email: before } = await confirmOwner(ctx, password);
  if (before === null) throw new Conflict("Akun ini tidak punya alamat email.");
  return ctx.transaction(async (transaction) => {
    await replaceEmail(ctx, transaction, { userId, username, email: null, before }, device);
    return { message: "Alamat email dihapus dari akun Anda." };
  });
}

/** Links that were sent to the address before are over, and that address is told. */
async function replaceEmail(
  ctx: Ctx,
  transaction: Transaction,
  { userId, username, email, before }: Omit<Confirmed, "email"> & { email: string | null },
  device: string,
): Promise<void> {
  const { count } = await transaction.user.updateMany({
    where: { id: userId, email: before },
    data: { email, emailKey: email === null ? null : comparisonKey(email) },
  });
  if (count === 0) throw new Conflict("Alamat email akun ini baru saja berubah. Muat ulang halaman lalu coba lagi.");
  await endTickets(transaction, { userId }, ctx.now());
  await recordEvent(ctx, transaction, { userId, kind: "EMAIL_CHANGED", device });
  if (before === null) return;
  await ctx.mail.enqueue(transaction, emailGoneMail({ username, email: before }, ctx.link("/akun")));
}
