import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { findReport } from "@/lib/reports/queries";
import { addReport } from "@/prisma/factories/report";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { addHandover, replyHandover } from "./commands";
import { listHandovers, ownHandovers } from "./queries";
import { MOST_HANDOVERS } from "./rules";

const { db } = await testDatabase();
const { id: channel_id } = await db.channel.findFirstOrThrow();

let sari: TestContext;
let budi: TestContext;
let report: { id: number; code: string };

beforeEach(async () => {
  await db.voteNetwork.deleteMany({});
  sari = testContext(db, visitor("sari"), new Date("2026-03-13T12:00:00+07:00"));
  budi = sari.as(visitor("budi"));
  report = await addReport(db, { status: "VERIFIED" });
});

/** As if every promise ended today. */
const lapse = () => db.handover.updateMany({ data: { dueOn: new Date("2026-03-13") } });

async function list(id = report.id) {
  const detail = await findReport(sari, { id });
  return detail ? listHandovers(sari, detail) : null;
}

describe("a hand-over", () => {
  it("stands in public without its sender, with the day by which the office promises to act", async () => {
    await addHandover(sari, { id: report.id }, { channel_id, number: "LP/123" });
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        channel_id,
        channel: "SP4N-LAPOR!",
        number: "LP/123",
        sent_on: "2026-03-13",
        due_on: "2026-03-26",
        state: "SENT",
        silent: 0,
      },
    ]);
    expect(sari.expired).toContain(`report:${report.code}`);
    expect(await db.report.findUnique({ where: { id: report.id } })).toMatchObject({ status: "VERIFIED" });
  });

  it("is one for a person, report and office, also when sent twice at once; the later number stands", async () => {
    const numbers = ["1234", "1234"];
    const added = await Promise.all(
      numbers.map((number) => addHandover(sari, { id: report.id }, { channel_id, number })),
    );
    await addHandover(sari, { code: report.code }, { channel_id, number: "5678" });
    await addHandover(budi, { id: report.id }, { channel_id });
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect((await list())?.map(({ number }) => number)).toEqual(["5678", null]);
  });

  it("is answered or taken back by its sender alone, and taken back only at once", async () => {
    const { id } = await addHandover(sari, { id: report.id }, { channel_id });
    for (const reply of ["answered", "silent"] as const) {
      await expect(replyHandover(budi, { id: report.id }, { id, reply })).rejects.toThrow(NotFound);
    }
    await replyHandover(budi, { id: report.id }, { id, reply: "undo" });
    expect(await list()).toHaveLength(1);
    await replyHandover(sari, { id: report.id }, { id, reply: "answered" });
    expect(await list()).toMatchObject([{ state: "ANSWERED" }]);
    sari.pass(60);
    await expect(replyHandover(sari, { id: report.id }, { id, reply: "undo" })).rejects.toThrow(Conflict);
    const again = await addHandover(budi, { id: report.id }, { channel_id });
    await replyHandover(budi, { id: report.id }, { id: again.id, reply: "undo" });
    expect(await list()).toHaveLength(1);
  });

  it("counts the people whom an office has not answered", async () => {
    for (const ctx of [sari, budi]) {
      const { id } = await addHandover(ctx, { id: report.id }, { channel_id });
      await lapse();
      await replyHandover(ctx, { id: report.id }, { id, reply: "silent" });
    }
    expect((await list())?.map(({ silent }) => silent)).toEqual([2, 2]);
  });

  it("makes no office silent before the day of its promise, at the place, has come", async () => {
    const { id } = await addHandover(sari, { id: report.id }, { channel_id });
    sari.pass((Date.parse("2026-03-26T00:00:00+07:00") - sari.now().getTime()) / 1000 - 1);
    const silent = () => replyHandover(sari, { id: report.id }, { id, reply: "silent" });
    await expect(silent()).rejects.toThrow(Conflict);
    expect(await list()).toMatchObject([{ state: "SENT", silent: 0 }]);
    sari.pass(1);
    await silent();
    expect(await list()).toMatchObject([{ state: "SILENT", silent: 1 }]);
  });

  it("of one more stranger in the same network counts for nothing", async () => {
    for (const name of ["budi", "cici", "dodi"]) {
      const ctx = sari.as(visitor(name, "warnet"));
      const { id } = await addHandover(ctx, { id: report.id }, { channel_id });
      await lapse();
      await replyHandover(ctx, { id: report.id }, { id, reply: "silent" });
    }
    expect((await list())?.map(({ silent }) => silent)).toEqual([1, 1, 1]);
  });

  it("of strangers in one network is noted no more than can be shown, and hides none of others", async () => {
    for (let count = 0; count <= MOST_HANDOVERS; count += 1) {
      await addHandover(sari.as(visitor(`palsu-${count}`, "warnet")), { id: report.id }, { channel_id });
    }
    const more = sari.as(visitor("palsu", "warnet"));
    await expect(addHandover(more, { id: report.id }, { channel_id })).rejects.toThrow(Conflict);
    await addHandover(budi, { id: report.id }, { channel_id, number: "LP/77" });
    expect((await list())?.at(-1)).toMatchObject({ number: "LP/77" });
  });

  it.each([
    ["waits", { status: "PENDING" }],
    ["is said to be done", { status: "CLAIMED" }],
    ["is secret", { status: "VERIFIED", heldReason: "secret" }],
    ["was merged", { status: "VERIFIED", heldReason: "merged" }],
  ] as const)("is not noted for a report that %s", async (_, fields) => {
    const { id } = await addReport(db, fields);
    await expect(addHandover(sari, { id }, { channel_id })).rejects.toThrow(NotFound);
  });

  it("stays with the report that its own has become part of, where its sender answers", async () => {
    const { id } = await addHandover(sari, { id: report.id }, { channel_id, number: "LP/123" });
    const into = await addReport(db, { status: "VERIFIED" });
    await db.report.update({ where: { id: report.id }, data: { status: "REJECTED", heldReason: "merged" } });
    await db.reportMerge.create({ data: { reportId: report.id, intoId: into.id, createdAt: sari.now() } });
    expect(await list(into.id)).toMatchObject([{ number: "LP/123" }]);
    expect(await list()).toEqual([]);
    expect(await ownHandovers(sari, { code: into.code })).toMatchObject([{ id }]);
    await expect(replyHandover(budi, { id: into.id }, { id, reply: "silent" })).rejects.toThrow(NotFound);
    await lapse();
    await replyHandover(sari, { id: into.id }, { id, reply: "silent" });
    expect(await list(into.id)).toMatchObject([{ state: "SILENT" }]);
  });

  it("is known as one's own to its sender alone", async () => {
    const { id } = await addHandover(sari, { id: report.id }, { channel_id, number: "LP/123" });
    const own = { id, channel_id, number: "LP/123", state: "SENT" };
    expect(await ownHandovers(sari, { id: report.id })).toEqual([own]);
    expect(await ownHandovers(budi, { id: report.id })).toEqual([]);
    expect(JSON.stringify(await list())).not.toContain("sari");
  });

  it.each([
    ["held", { heldReason: "link" }],
    ["secret", { heldReason: "secret" }],
    ["rejected", { status: "REJECTED" }],
    ["waiting again", { status: "PENDING" }],
  ] as const)("is not shown with a report that is %s", async (_, fields) => {
    await addHandover(sari, { id: report.id }, { channel_id, number: "LP/123" });
    await db.report.update({ where: { id: report.id }, data: fields });
    expect(await list()).toEqual([]);
    expect(await ownHandovers(sari, { id: report.id })).toEqual([]);
  });

  it("remains with a report that is done", async () => {
    await addHandover(sari, { id: report.id }, { channel_id });
    await db.report.update({ where: { id: report.id }, data: { status: "RESOLVED" } });
    expect(await list()).toHaveLength(1);
  });

  it("is not noted for an office of another area or another kind of damage", async () => {
    const url = "https://dinas.contoh.id";
    const office = { kind: "WEB", address: url, sourceUrl: url, daysForward: 1, daysAct: 5 } as const;
    const [far, other] = await Promise.all([
      db.channel.create({ data: { name: "Dinas di Bali", areaCode: "51", ...office } }),
      db.channel.create({ data: { name: "Dinas udara", damageTypes: ["Pencemaran udara"], ...office } }),
    ]);
    const data = { status: "VERIFIED", areaCode: "34.02", damageType: "Sampah menumpuk" } as const;
    const { id } = await addReport(db, data);
    for (const channel of [far, other]) {
      await expect(addHandover(sari, { id }, { channel_id: channel.id })).rejects.toThrow(NotFound);
    }
    expect(await db.handover.count({ where: { reportId: id } })).toBe(0);
    await db.channel.deleteMany({ where: { id: { in: [far.id, other.id] } } });
  });

  it("is not noted for an office that is not there", async () => {
    await expect(addHandover(sari, { id: report.id }, { channel_id: 2_000_000_000 })).rejects.toThrow(NotFound);
  });
});
