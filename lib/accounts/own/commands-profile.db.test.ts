import { beforeEach, describe, expect, it } from "vitest";
import { verifyPassword } from "@/lib/accounts/passwords";
import { NOON, newOwner, type Owner, openedSession, PASSWORD } from "@/lib/accounts/test-owner";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { addPhoto } from "@/lib/photos/commands";
import { photoAccess } from "@/lib/review/photos/queries";
import { addReport } from "@/prisma/factories/report";
import { visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import {
  changePassword,
  changeQuestion,
  removeProfilePhoto,
  setProfilePhoto,
  switchQuestionOff,
  updateProfile,
} from "./commands";
import { ownAccount } from "./queries";

const { db } = await testDatabase();
const NEW = "Akar-Bakau-42";
const encoded = { width: 8, height: 6, files: { 2048: Uint8Array.of(1), 640: Uint8Array.of(2) } };
const CHANGE = { password: PASSWORD, new_password: NEW };
const QUESTION = { password: PASSWORD, pertanyaan_keamanan: "guru", jawaban_keamanan: "Bu Ratna" } as const;

let count = 0;
let owner: Owner;
let userId: number;

beforeEach(async () => {
  count += 1;
  owner = await newOwner(db, `Nyoman ${count}`, { email: `nyoman${count}@warga.test` });
  userId = owner.actor.userId;
});

const row = () => db.user.findUniqueOrThrow({ where: { id: userId } });

it("changes region and age, of the own account only", async () => {
  const other = await newOwner(db, `Ketut ${count}`);
  expect(await updateProfile(owner.ctx, { daerah: "Papua", umur: 44 })).toEqual({ daerah: "Papua", umur: 44 });
  expect(await row()).toMatchObject({ daerah: "Papua", umur: 44 });
  expect(await db.user.findUnique({ where: { id: other.actor.userId } })).toMatchObject({ daerah: "Bali", umur: 30 });
});

describe("the picture", () => {
  const stranger = () => owner.ctx.as(visitor("lain"));

  it("is public while it is in use, and gone from storage when another takes its place", async () => {
    const first = await addPhoto(owner.ctx, encoded);
    await expect(photoAccess(stranger(), first.id)).rejects.toThrow(NotFound);
    expect(await setProfilePhoto(owner.ctx, { photo_id: first.id })).toEqual({ profilePicture: first.url });
    expect(await photoAccess(stranger(), first.id)).toEqual({ isPublic: true });
    const second = await addPhoto(owner.ctx, encoded);
    await setProfilePhoto(owner.ctx, { photo_id: second.id });
    await expect(photoAccess(stranger(), first.id)).rejects.toThrow(NotFound);
    expect(await db.photo.findUnique({ where: { id: first.id } })).toBeNull();
    const { files } = owner.ctx.photos as unknown as { files: Map<string, unknown> };
    expect(files.size).toBe(2);
    await removeProfilePhoto(owner.ctx);
    await removeProfilePhoto(owner.ctx);
    expect(files.size).toBe(0);
    expect(await row()).toMatchObject({ profilePhotoId: null });
  });

  it("stays when the same one is set again", async () => {
    const { id } = await addPhoto(owner.ctx, encoded);
    await setProfilePhoto(owner.ctx, { photo_id: id });
    await setProfilePhoto(owner.ctx, { photo_id: id });
    expect(await row()).toMatchObject({ profilePhotoId: id });
    expect(await db.photo.count({ where: { id } })).toBe(1);
  });

  it("cannot be somebody else's photo, nor one that a report shows", async () => {
    const other = await newOwner(db, `Ketut ${count}`);
    const foreign = await addPhoto(other.ctx, encoded);
    await expect(setProfilePhoto(owner.ctx, { photo_id: foreign.id })).rejects.toThrow(InvalidInput);
    const reported = await addPhoto(owner.ctx, encoded);
    await addReport(db, { photoId: reported.id, writerKey: `user:${userId}` });
    await expect(setProfilePhoto(owner.ctx, { photo_id: reported.id })).rejects.toThrow(InvalidInput);
    expect(await row()).toMatchObject({ profilePhotoId: null });
  });
});

describe.each([
  ["password", (ctx = owner.ctx) => changePassword(ctx, CHANGE, "Uji"), "PASSWORD_CHANGED"],
  ["question", (ctx = owner.ctx) => changeQuestion(ctx, QUESTION, "Uji"), "QUESTION_CHANGED"],
  ["question to none", (ctx = owner.ctx) => switchQuestionOff(ctx, { password: PASSWORD }, "Uji"), "QUESTION_OFF"],
] as const)("a change of the %s", (_, change, kind) => {
  it("ends everything but this session, writes it down and tells the owner", async () => {
    const elsewhere = await openedSession(db, userId, "Ponsel lama");
    const token = await db.apiToken.create({
      data: { userId, tokenHash: `${count}`.padStart(64, "0"), expiresAt: NOON },
    });
    const ticket = await db.accountTicket.create({
      data: { userId, kind: "RECOVERY", tokenHash: `${count}`.padStart(64, "1"), expiresAt: NOON },
    });
    const neighbour = await newOwner(db, `Ketut ${count}`);
    await change();
    const open = await db.session.findMany({ where: { userId, revokedAt: null } });
    expect(open.map(({ id }) => id)).not.toContain(elsewhere);
    expect(open).toHaveLength(1);
    expect(await db.apiToken.findUnique({ where: { id: token.id } })).toMatchObject({ revokedAt: NOON });
    expect(await db.accountTicket.findUnique({ where: { id: ticket.id } })).toMatchObject({ usedAt: NOON });
    expect(await db.session.count({ where: { userId: neighbour.actor.userId, revokedAt: null } })).toBe(1);
    expect(await db.accountEvent.findMany({ where: { userId } })).toMatchObject([{ kind, device: "Uji" }]);
    expect(owner.ctx.mail.mails.map(({ message }) => message.to.address)).toEqual([`nyoman${count}@warga.test`]);
  });

  it("happens once when it is asked for twice at once", async () => {
    const answers = await Promise.allSettled([change(), change()]);
    const events = await db.accountEvent.count({ where: { userId } });
    // The question leaves the password as it was, so that both confirm.
    expect(events).toBe(answers.filter(({ status }) => status === "fulfilled").length);
    expect(events).toBe(kind === "PASSWORD_CHANGED" ? 1 : 2);
    for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toBeInstanceOf(Conflict);
  });
});

it("leaves the question on without a confirmed address", async () => {
  const other = await newOwner(db, `Ketut ${count}`);
  await expect(switchQuestionOff(other.ctx, { password: PASSWORD }, "")).rejects.toThrow(Conflict);
});

it("switches the question on again with another one", async () => {
  await switchQuestionOff(owner.ctx, { password: PASSWORD }, "");
  expect(await ownAccount(owner.ctx)).toMatchObject({ pertanyaan_aktif: false });
  await changeQuestion(owner.ctx, QUESTION, "");
  expect(await ownAccount(owner.ctx)).toMatchObject({ pertanyaan_aktif: true });
});

it("refuses a wrong password, naming the field, and changes nothing", async () => {
  const before = await row();
  const wrong = { password: "Salah-Sekali-9" };
  await expect(changePassword(owner.ctx, { ...CHANGE, ...wrong }, "")).rejects.toMatchObject({
    fields: { password: expect.stringContaining("salah") },
  });
  await expect(changeQuestion(owner.ctx, { ...QUESTION, ...wrong }, "")).rejects.toThrow(InvalidInput);
  expect(await row()).toEqual(before);
});

it("refuses a new password that everybody would try first", async () => {
  await expect(changePassword(owner.ctx, { ...CHANGE, new_password: "P@ssw0rd123" }, "")).rejects.toMatchObject({
    fields: { new_password: expect.stringContaining("terlalu umum") },
  });
});

it("stores the new password and the new answer so that they open, and the old ones do not", async () => {
  await changePassword(owner.ctx, CHANGE, "");
  await changeQuestion(owner.ctx, { ...QUESTION, password: NEW, jawaban_keamanan: "  bu RATNA " }, "");
  const { passwordHash, securityAnswerHash, securityQuestion } = await row();
  expect(await verifyPassword(passwordHash, NEW)).toBe(true);
  expect(await verifyPassword(passwordHash, PASSWORD)).toBe(false);
  expect(await verifyPassword(securityAnswerHash, "bu ratna")).toBe(true);
  expect(securityQuestion).toBe("guru");
});
