import { expect, it } from "vitest";
import { decideText, undoDecision } from "@/lib/forum/desk/commands";
import { Conflict, Forbidden } from "@/lib/kernel/errors";
import { addComment, addThread } from "@/prisma/factories/thread";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { followThread, unfollowByMail, unfollowToken } from "./commands";
import { sendForumUpdates } from "./news";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const sari = await member(db, "Sari");
const ctx = testContext(db, sari, NOON);

it("tells a follower of new comments once an hour, until one click ends it", async () => {
  const { id } = await addThread(db, { createdAt: NOON });
  const answer = () => addComment(db, { threadId: id, createdAt: ctx.now() });
  await expect(followThread(ctx, id, { action: "follow" })).rejects.toThrow(Conflict);
  await db.user.update({ where: { id: sari.userId }, data: { email: "sari@contoh.id", emailKey: "sari@contoh.id" } });
  await followThread(ctx, id, { action: "follow" });
  expect(await sendForumUpdates(ctx)).toBe(0);
  await answer();
  await answer();
  expect([await sendForumUpdates(ctx), await sendForumUpdates(ctx)]).toEqual([1, 0]);
  expect(ctx.mail.mails[0]?.message.text).toContain("Ada 2 komentar baru");
  expect(ctx.mail.mails[0]?.message.unsubscribe).toContain(`/api/threads/${id}/unsubscribe?user=${sari.userId}`);
  await answer();
  expect(await sendForumUpdates(ctx)).toBe(0);
  ctx.pass(3_601);
  expect(await sendForumUpdates(ctx)).toBe(1);
  const guest = ctx.as(visitor("tamu"));
  const requested = { thread: id, user: sari.userId };
  await expect(unfollowByMail(guest, { ...requested, token: "salah" })).rejects.toThrow(Forbidden);
  await unfollowByMail(guest, { ...requested, token: unfollowToken(ctx, id, sari.userId) });
  expect(await db.forumFollow.count()).toBe(0);
});

it("says nothing of a comment that staff let through and take back at once", async () => {
  const { id } = await addThread(db, { createdAt: NOON });
  await followThread(ctx, id, { action: "follow" });
  const { id: comment } = await addComment(db, { threadId: id, createdAt: NOON, heldReason: "first" });
  const staff = ctx.as(await member(db, "Bima", "PENGELOLA"));
  const release = { kind: "komentar", id: comment, decision: "release" } as const;
  const { step_id } = await decideText(staff, release);
  expect(await sendForumUpdates(ctx)).toBe(0);
  await undoDecision(staff, { kind: "komentar", id: comment, step_id: step_id ?? 0 });
  ctx.pass(60);
  expect(await sendForumUpdates(ctx)).toBe(0);
  await decideText(staff, release);
  ctx.pass(60);
  expect(await sendForumUpdates(ctx)).toBe(1);
});
