import { beforeEach, describe, expect, it } from "vitest";
import { editComment, editThread } from "@/lib/forum/commands-edit";
import { flagText } from "@/lib/forum/commands-flag";
import { ownThread, ownThreads } from "@/lib/forum/queries";
import type { FlagReason, ForumKind, ForumQueue } from "@/lib/forum/rules";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { addComment, addThread } from "@/prisma/factories/thread";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { decideText, editCommentAsStaff, editThreadAsStaff, undoDecision } from "./commands";
import { deskTexts, forumCounts } from "./queries";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const ctx = testContext(db, await member(db, "Bima", "PENGELOLA"), NOON);

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE forum_threads CASCADE`;
});

const queue = async (name: ForumQueue, kind: ForumKind = "topik") =>
  (await deskTexts(ctx, { kind, queue: name, limit: 20 })).items;
const flag = (who: string, id: number, kind: ForumKind = "topik", reason: FlagReason = "spam") =>
  flagText(ctx.as(visitor(who)), { kind, id }, { reason });

describe("flags", () => {
  it("of three people hide a text until staff release it, and count no more after that", async () => {
    const { id } = await addThread(db);
    for (const who of ["a", "a", "b"]) await flag(who, id);
    expect(await queue("SHOWN")).toHaveLength(1);
    expect(await queue("WAITING")).toMatchObject([{ flags: [{ reason: "spam", count: 2 }], heldReason: null }]);
    await flag("c", id, "topik", "kasar");
    expect(await queue("WAITING")).toMatchObject([{ heldReason: "flags", href: null }]);
    expect(await forumCounts(ctx)).toEqual({ threads: 1, comments: 0 });
    await decideText(ctx, { kind: "topik", id, decision: "release" });
    for (const who of ["a", "b", "c"]) await flag(who, id);
    expect(await queue("WAITING")).toEqual([]);
    await expect(flag("contoh", id)).rejects.toThrow(Conflict);
  });
});

describe("the desk's search", () => {
  it("finds words of either kind of text, and side by side where quotation marks ask for it", async () => {
    const beside = await addThread(db, { title: "Bank sampah kita", content: "Buka tiap Sabtu." });
    const apart = await addThread(db, { title: "Sampah di bank", content: "Siapa tahu?" });
    const { id } = await addComment(db, { threadId: apart.id, content: "Cari bank sampah induk." });
    const found = async (q: string, kind: ForumKind = "topik") =>
      (await deskTexts(ctx, { kind, queue: "SHOWN", q, limit: 20 })).items.map((item) => item.id);
    expect(await found("bank sampah")).toEqual([apart.id, beside.id]);
    expect(await found('"bank sampah"')).toEqual([beside.id]);
    expect(await found('sampah -"bank sampah"')).toEqual([apart.id]);
    expect(await found('"sampah induk"', "komentar")).toEqual([id]);
    expect(await found('"bank induk"', "komentar")).toEqual([]);
  });
});

describe("staff", () => {
  it("hide a comment with a reason and restore it, and its topic counts along", async () => {
    const thread = await addThread(db);
    const { id } = await addComment(db, { threadId: thread.id });
    const counted = async () => (await db.forumThread.findUniqueOrThrow({ where: { id: thread.id } })).commentsCount;
    expect(await counted()).toBe(1);
    await decideText(ctx, { kind: "komentar", id, decision: "hide", words: "Iklan." });
    expect(await counted()).toBe(0);
    expect(await queue("HIDDEN", "komentar")).toMatchObject([{ hiddenWords: "Iklan.", title: thread.title }]);
    await expect(decideText(ctx, { kind: "komentar", id, decision: "hide", words: "x" })).rejects.toThrow(Conflict);
    await decideText(ctx, { kind: "komentar", id, decision: "restore", words: "Keliru." });
    expect(await counted()).toBe(1);
    const actions = await db.auditEntry.findMany({ where: { subject: `komentar:${id}` }, orderBy: { id: "asc" } });
    expect(actions.map(({ action }) => action)).toEqual(["forum.hide", "forum.restore"]);
  });

  it("take a decision back within seconds, with the flags that it settled", async () => {
    const { id } = await addThread(db);
    await flag("a", id);
    const { step_id } = await decideText(ctx, { kind: "topik", id, decision: "hide", words: "Iklan." });
    const undo = { kind: "topik", id, step_id: step_id ?? 0 } as const;
    const other = ctx.as(await member(db, "Lain", "PENGELOLA"));
    await expect(undoDecision(other, undo)).rejects.toThrow(Conflict);
    await undoDecision(ctx, undo);
    expect(await queue("WAITING")).toMatchObject([{ hiddenWords: null, flags: [{ reason: "spam", count: 1 }] }]);
    await expect(undoDecision(ctx, undo)).rejects.toThrow("sudah diurungkan");
    const late = testContext(db, ctx.actor, NOON);
    const again = await decideText(late, { kind: "topik", id, decision: "release" });
    late.pass(13);
    await expect(undoDecision(late, { ...undo, step_id: again.step_id ?? 0 })).rejects.toThrow("paling lama 10 detik");
    expect(await queue("SHOWN")).toHaveLength(1);
  });

  it("do not take back what somebody else has gone on from", async () => {
    const { id } = await addThread(db);
    const hidden = await decideText(ctx, { kind: "topik", id, decision: "hide", words: "Iklan." });
    await decideText(ctx, { kind: "topik", id, decision: "restore", words: "Keliru." });
    const undo = { kind: "topik", id, step_id: hidden.step_id ?? 0 } as const;
    await expect(undoDecision(ctx, undo)).rejects.toThrow("Sudah ada langkah sesudahnya");
    expect(await queue("SHOWN")).toHaveLength(1);
  });

  it("alone may look and decide", async () => {
    const { id } = await addThread(db);
    const user = ctx.as(await member(db, "Wati"));
    await expect(decideText(user, { kind: "topik", id, decision: "release" })).rejects.toThrow(Forbidden);
    await expect(deskTexts(user, { kind: "topik", queue: "WAITING", limit: 5 })).rejects.toThrow(Forbidden);
  });
});

it("what waits is seen by its writer alone, and no longer once it was hidden", async () => {
  const { id } = await addThread(db, { heldReason: "first" });
  const writer = testContext(db, visitor("contoh"), NOON);
  expect((await ownThreads(writer, [])).waiting).toMatchObject([{ id }]);
  expect((await ownThreads(testContext(db, visitor("lain"), NOON), [id])).waiting).toEqual([]);
  await db.forumThread.update({ where: { id }, data: { hiddenAt: NOON } });
  expect((await ownThreads(writer, [id])).waiting).toEqual([]);
});

describe("staff mend the words of others", () => {
  const REASON = { reason: "Memuat alamat rumah." };

  it("and everyone sees that, the writer also why, who can no longer put it back", async () => {
    const thread = await addThread(db, { createdAt: NOON, content: "Datang ke Jalan Melati 5." });
    const change = { title: thread.title, category: "tanaman", content: "Datang ke rumah saya." } as const;
    await editThreadAsStaff(ctx, thread.id, { ...change, ...REASON, seen_edited_at: null });
    const writer = testContext(db, visitor("contoh"), NOON);
    const { thread: own } = await ownThread(writer, thread.id);
    expect(own).toMatchObject({ staff_edit_words: REASON.reason, editable_until: null });
    expect((await queue("SHOWN"))[0]).toMatchObject({ ...change, staffEditedAt: NOON.toISOString() });
    await expect(editThread(writer, thread.id, { ...change, content: "Jalan Melati 5." })).rejects.toThrow(Conflict);
    expect(ctx.expired).toContain(`forum:${thread.id}`);
    const [entry] = await db.auditEntry.findMany({ where: { action: "forum.edit", subject: `topik:${thread.id}` } });
    expect(entry?.details).toEqual({ ...REASON, changed: ["category", "content"] });
  });

  it("but not over a change that they have not seen", async () => {
    const thread = await addThread(db);
    const { id } = await addComment(db, { threadId: thread.id });
    const where = { id: thread.id, comment: id };
    const edits = ["Satu.", "Dua."].map((content) =>
      editCommentAsStaff(ctx, where, { content, ...REASON, seen_edited_at: null }),
    );
    const outcomes = await Promise.allSettled(edits);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const seen_edited_at = (await queue("SHOWN", "komentar"))[0]?.editedAt ?? null;
    await editCommentAsStaff(ctx, where, { content: "Tiga.", ...REASON, seen_edited_at });
    expect((await queue("SHOWN", "komentar"))[0]?.content).toBe("Tiga.");
  });

  it("and nobody else does, nor without a change or in another topic", async () => {
    const thread = await addThread(db);
    const comment = await addComment(db, { threadId: thread.id });
    const edit = { content: comment.content, ...REASON, seen_edited_at: null };
    const where = { id: thread.id, comment: comment.id };
    await expect(editCommentAsStaff(ctx, where, edit)).rejects.toThrow("Belum ada yang diubah.");
    await expect(editCommentAsStaff(ctx, { ...where, id: thread.id + 1 }, edit)).rejects.toThrow(NotFound);
    const user = ctx.as(visitor("contoh"));
    await expect(editCommentAsStaff(user, where, { ...edit, content: "Lain." })).rejects.toThrow(Forbidden);
  });
});

describe("a writer", () => {
  it("changes a text within a quarter of an hour, and nobody else does", async () => {
    const thread = await addThread(db, { createdAt: NOON });
    const comment = await addComment(db, { threadId: thread.id, createdAt: NOON, writerKey: "visitor:contoh" });
    const writer = testContext(db, visitor("contoh"), NOON);
    const change = { title: "Judul baru", category: "tanaman", content: "Isi baru." } as const;
    expect(await editThread(writer, thread.id, change)).toMatchObject({ ...change, held: false });
    await expect(editThread(writer.as(visitor("lain")), thread.id, change)).rejects.toThrow(Forbidden);
    const linked = await editComment(
      writer,
      { id: thread.id, comment: comment.id },
      { content: "www.toko.example.com murah" },
    );
    expect(linked.held).toBe(true);
    writer.pass(16 * 60);
    await expect(editThread(writer, thread.id, change)).rejects.toThrow(Conflict);
  });
});
