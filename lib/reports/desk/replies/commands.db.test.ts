import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createReply, deleteReply, editReply } from "./commands";
import { listReplies } from "./queries";
import { MOST_REPLIES } from "./rules";
import { EditReply, WriteReply } from "./schemas";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const bima = await member(db, "Bima", "PENGELOLA");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reply_templates, audit_entries`;
  ctx = testContext(db, ayu, new Date("2026-03-14T12:00:00+07:00"));
});

const input = (fields: object = {}) =>
  WriteReply.parse({ action: "reject", damage_type: "", text: "Belum cukup jelas.", ...fields });

describe("a reply template", () => {
  it("is written, changed and removed by an admin, each with its entry in the log, and read by all staff", async () => {
    const { id } = await createReply(ctx, input());
    await editReply(ctx, id, EditReply.parse({ ...input({ damage_type: "Satwa liar" }), revision: 0 }));
    expect(await listReplies(ctx.as(bima))).toEqual([
      { id, action: "reject", damage_type: "Satwa liar", text: "Belum cukup jelas.", revision: 1 },
    ]);
    await deleteReply(ctx, id);
    expect(await listReplies(ctx)).toEqual([]);
    await expect(deleteReply(ctx, id)).rejects.toThrow(NotFound);
    const log = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(log.map(({ action }) => action)).toEqual(["reply.create", "reply.edit", "reply.delete"]);
  });

  it("is not changed over what somebody else wrote meanwhile", async () => {
    const { id } = await createReply(ctx, input());
    const results = await Promise.allSettled(
      ["Satu kalimat.", "Dua kalimat."].map((text) =>
        editReply(ctx, id, EditReply.parse({ ...input({ text }), revision: 0 })),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((result) => result.status === "rejected")?.reason).toBeInstanceOf(Conflict);
  });

  it("stops at a bound, also of many at once", async () => {
    const { action, text } = input();
    await db.replyTemplate.createMany({ data: Array.from({ length: MOST_REPLIES - 1 }, () => ({ action, text })) });
    const results = await Promise.allSettled([createReply(ctx, input()), createReply(ctx, input())]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.replyTemplate.count()).toBe(MOST_REPLIES);
  });

  it("is nobody else's to write, nor a visitor's to read", async () => {
    const { id } = await createReply(ctx, input());
    for (const actor of [bima, visitor("tamu")]) {
      expect(() => createReply(ctx.as(actor), input())).toThrow(Forbidden);
      expect(() => editReply(ctx.as(actor), id, EditReply.parse({ ...input(), revision: 0 }))).toThrow(Forbidden);
      await expect(deleteReply(ctx.as(actor), id)).rejects.toThrow(Forbidden);
    }
    await expect(listReplies(ctx.as(visitor("tamu")))).rejects.toThrow(Forbidden);
  });
});
