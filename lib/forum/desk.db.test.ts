import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden } from "@/lib/kernel/errors";
import { addComment, addThread } from "@/prisma/factories/thread";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { decideText } from "./commands-desk";
import { editComment, editThread } from "./commands-edit";
import { flagText } from "./commands-flag";
import { deskTexts, forumCounts } from "./queries-desk";
import type { FlagReason, ForumKind, ForumQueue } from "./rules";

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

  it("hide all of a writer at once, and bring back only what that hid", async () => {
    const thread = await addThread(db, { writerKey: "visitor:nakal" });
    const other = await addThread(db, { writerKey: "visitor:nakal" });
    await addComment(db, { threadId: other.id, writerKey: "visitor:nakal" });
    await addThread(db, { writerKey: "visitor:baik" });
    await decideText(ctx, { kind: "topik", id: other.id, decision: "hide", words: "Kasar." });
    const all = { kind: "topik", id: thread.id } as const;
    expect(await decideText(ctx, { ...all, decision: "hide_writer", words: "Spam." })).toEqual({ changed: 2 });
    expect(await queue("SHOWN")).toHaveLength(1);
    expect(await decideText(ctx, { ...all, decision: "restore_writer" })).toEqual({ changed: 2 });
    expect((await queue("HIDDEN")).map(({ id }) => id)).toEqual([other.id]);
  });

  it("alone may look and decide", async () => {
    const { id } = await addThread(db);
    const user = ctx.as(await member(db, "Wati"));
    await expect(decideText(user, { kind: "topik", id, decision: "release" })).rejects.toThrow(Forbidden);
    await expect(deskTexts(user, { kind: "topik", queue: "WAITING", limit: 5 })).rejects.toThrow(Forbidden);
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
