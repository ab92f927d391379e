import "server-only";
import { endAccess } from "@/lib/accounts/commands-access";
import { recordEvent } from "@/lib/accounts/commands-events";
import { hashNewPassword } from "@/lib/accounts/new-password";
import { hashPassword } from "@/lib/accounts/passwords";
import { comparisonKey } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { removePutAside } from "@/lib/photos/commands";
import { claimPhoto } from "@/lib/photos/commands-claim";
import { photoPath } from "@/lib/photos/rules";
import type { Prisma } from "@/prisma/client";
import { type ConfirmedOwner, confirmOwner, lockOwner, memberOf } from "./commands-confirm";
import { secretChangedMail } from "./mails";
import type { ChangePassword, ChangeQuestion, SetProfilePhoto, UpdateProfile } from "./schemas";
import type { ChangedView, ProfilePhotoView, ProfileView } from "./view";

/** What can be changed that opens the account. */
const SECRETS = {
  PASSWORD_CHANGED: "Password sudah diganti. Semua perangkat lain dan token API dikeluarkan.",
  QUESTION_CHANGED: "Pertanyaan keamanan sudah diganti. Semua perangkat lain dan token API dikeluarkan.",
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
  const securityAnswerHash = await hashPassword(comparisonKey(input.jawaban_keamanan));
  const data = { securityQuestion: input.pertanyaan_keamanan, securityAnswerHash };
  return changeSecret(ctx, owner, data, { kind: "QUESTION_CHANGED", device });
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
