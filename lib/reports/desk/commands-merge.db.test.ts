import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { supportReport } from "@/lib/reports/commands";
import { forgetReports } from "@/lib/reports/commands-forget";
import { sendFollowUpdates } from "@/lib/reports/follow/commands-notify";
import { findReport, listReports } from "@/lib/reports/queries";
import type { DeskReportView } from "@/lib/reports/view";
import { addReport, addSupports } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { decideReport } from "./commands";
import { editReport } from "./commands-edit";
import { mergeReport } from "./commands-merge";
import { undoStep } from "./commands-undo";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "PENGELOLA");
const bima = await member(db, "Bima", "PENGELOLA");
const MORNING = new Date("2026-03-14T09:00:00+07:00");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, audit_entries, vote_networks CASCADE`;
  ctx = testContext(db, ayu, MORNING);
});

const undo = (view: DeskReportView) => undoStep(ctx, { id: view.id }, { event_id: view.steps.at(-1)?.id ?? 0 });
const merge = (id: number, into: number) => mergeReport(ctx, { id }, { into: { id: into } });
const supports = async (id: number) => (await db.report.findUniqueOrThrow({ where: { id } })).supportCount;

/** Two reports of one damage: the first has 3 supporters, the second 2 of them and one of its own. */
async function two() {
  const first = await addReport(db, { status: "VERIFIED" });
  const second = await addReport(db, { status: "PENDING", email: "sari@contoh.id", writerKey: "visitor:sari" });
  await addSupports(db, first.id, 3, MORNING);
  await addSupports(db, second.id, 2, MORNING);
  await db.reportSupport.create({ data: { reportId: second.id, writerKey: "visitor:tono" } });
  return { first, second };
}

describe("a merge", () => {
  it("counts each supporter and the reporter once, leads to the whole, and hides the part everywhere", async () => {
    const { first, second } = await two();
    await merge(second.id, first.id);
    const keys = (await db.reportSupport.findMany({ where: { reportId: first.id } })).map(({ writerKey }) => writerKey);
    expect(keys).toEqual(expect.arrayContaining(["visitor:sari", "visitor:tono"]));
    expect(keys).toHaveLength(5);
    expect(await supports(first.id)).toBe(5);
    expect(await findReport(ctx, { id: second.id })).toMatchObject({
      merged_into: first.code,
      report: null,
      held: true,
    });
    expect((await listReports(ctx, { limit: 10 })).items.map(({ id }) => id)).toEqual([first.id]);
    expect(ctx.mail.waiting.at(-1)?.message.subject).toBe(`Laporan ${second.code} digabung ke ${first.code}`);
    await expect(decideReport(ctx, { id: second.id }, { decision: "verify", status: "PENDING" })).rejects.toThrow(
      Conflict,
    );
  });

  it("is taken back whole within its seconds, and no mail ever tells of it", async () => {
    const { first, second } = await two();
    await db.reportFollow.create({
      data: {
        reportId: second.id,
        email: "budi@contoh.id",
        mailbox: "budi@contoh.id",
        consentedAt: MORNING,
        confirmedAt: MORNING,
        notifiedStep: 9e8,
        notifiedAt: MORNING,
      },
    });
    const before = await db.report.findMany({ orderBy: { id: "asc" } });
    const supporters = await db.reportSupport.count();
    ctx.pass(1);
    await undo(await merge(second.id, first.id));
    const after = await db.report.findMany({ orderBy: { id: "asc" } });
    expect(after.map(({ updatedAt: _, ...row }) => row)).toEqual(before.map(({ updatedAt: _, ...row }) => row));
    expect(await db.reportSupport.count()).toBe(supporters);
    expect(await db.reportMerge.count()).toBe(0);
    ctx.pass(60);
    await sendFollowUpdates(ctx);
    expect(ctx.mail.waiting).toEqual([]);
  });

  it("tells each follower once, and lets them go on from there", async () => {
    const { first, second } = await two();
    await db.reportFollow.create({
      data: {
        reportId: second.id,
        email: "budi@contoh.id",
        mailbox: "budi@contoh.id",
        consentedAt: MORNING,
        confirmedAt: MORNING,
        notifiedStep: 9e8,
        notifiedAt: MORNING,
      },
    });
    await merge(second.id, first.id);
    ctx.pass(60);
    await sendFollowUpdates(ctx);
    ctx.pass(60);
    await sendFollowUpdates(ctx);
    const mails = ctx.mail.waiting.filter(({ message }) => message.to.address === "budi@contoh.id");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.message.text).toContain(
      `Laporan ${second.code} yang Anda ikuti digabung ke laporan ${first.code}`,
    );
    expect(await db.reportFollow.findFirstOrThrow({ where: { reportId: first.id } })).toMatchObject({
      mergedFrom: null,
    });
  });

  it("loses no support that comes at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { first, second } = await two();
      const people = Array.from({ length: 6 }, (_, person) => visitor(`orang-${round}-${person}`));
      const [merged, ...supported] = await Promise.allSettled([
        merge(second.id, first.id),
        ...people.map((person) => supportReport(ctx.as(person), { id: second.id })),
      ]);
      expect(merged?.status).toBe("fulfilled");
      expect(supported.length).toBe(people.length);
      const [there, here] = await Promise.all(
        [first.id, second.id].map(async (reportId) =>
          (await db.reportSupport.findMany({ where: { reportId, writerKey: { startsWith: "visitor:orang" } } }))
            .map(({ writerKey }) => writerKey)
            .sort(),
        ),
      );
      expect(there).toEqual(expect.arrayContaining(here ?? []));
      expect(await supports(first.id)).toBe(await db.reportSupport.count({ where: { reportId: first.id } }));
    }
  });

  it("goes into no circle, nothing hidden, nothing closed, and is staff's alone", async () => {
    const { first, second } = await two();
    const secret = await addReport(db, { heldReason: "secret" });
    const closed = await addReport(db, { status: "RESOLVED" });
    await expect(merge(first.id, first.id)).rejects.toThrow("dirinya sendiri");
    await expect(merge(secret.id, first.id)).rejects.toThrow("Laporan rahasia");
    await expect(merge(first.id, secret.id)).rejects.toThrow("Laporan rahasia");
    await expect(merge(closed.id, first.id)).rejects.toThrow(Conflict);
    await expect(merge(first.id, 999_999)).rejects.toThrow(NotFound);
    const both = await Promise.allSettled([merge(second.id, first.id), merge(first.id, second.id)]);
    expect(both.filter(({ status }) => status === "fulfilled").length).toBe(1);
    const guest = ctx.as(visitor("tamu"));
    await expect(mergeReport(guest, { id: first.id }, { into: { id: second.id } })).rejects.toThrow(Forbidden);
  });
});

describe("an edit", () => {
  const texts = {
    damage_type: "Sampah menumpuk",
    location: "Jalan Contoh, Medan",
    description: "Sampah milik Bu Tini di tepi jalan.",
  };
  const edited = { ...texts, description: "Sampah di tepi jalan.", words: "Menghapus data pribadi." };

  it("shows that it was done and why, never what stood there, and is taken back whole", async () => {
    const { id } = await addReport(db, { status: "VERIFIED", description: texts.description });
    const view = await editReport(ctx, { id }, { ...edited, seen: texts });
    expect(view).toMatchObject({ description: "Sampah di tepi jalan.", status: "VERIFIED" });
    const page = await findReport(ctx, { id });
    expect(page?.steps.at(-1)).toMatchObject({ kind: "EDITED", words: "Menghapus data pribadi." });
    expect(JSON.stringify(page)).not.toContain("Bu Tini");
    expect(await db.auditEntry.findFirstOrThrow({ where: { action: "report.texts" } })).toMatchObject({
      details: { before: { description: texts.description } },
    });
    expect(await undo(view)).toMatchObject({ description: texts.description });
  });

  it("leaves nothing of what stood there once its writer's account is erased", async () => {
    const { id } = await addReport(db, { status: "VERIFIED", description: texts.description, writerKey: "user:4242" });
    await editReport(ctx, { id }, { ...edited, seen: texts });
    await db.$transaction((transaction) => forgetReports(transaction, "user:4242", ctx.now()));
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain("Bu Tini");
  });

  it("of two at once is made once, and the other is told", async () => {
    const { id } = await addReport(db, { status: "VERIFIED", description: texts.description });
    const other = editReport(ctx.as(bima), { id }, { ...edited, location: "Jalan Lain, Medan", seen: texts });
    const results = await Promise.allSettled([editReport(ctx, { id }, { ...edited, seen: texts }), other]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = results.find((result) => result.status === "rejected");
    expect(String(refused?.reason)).toContain("baru saja disunting pengelola lain");
  });
});
