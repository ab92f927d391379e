import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createReport, supportReport } from "./commands";
import { reportMap } from "./queries-map";
import { kindSentence } from "./rules";
import type { CreateReport } from "./schemas";

const { db } = await testDatabase();
const MORNING = new Date("2026-03-14T09:00:00+07:00");

let ctx: TestContext;
let texts = 0;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days CASCADE`;
  await db.photo.deleteMany();
  ctx = testContext(db, visitor("sari"), MORNING);
});

function input(fields: Partial<CreateReport> = {}): CreateReport {
  texts += 1;
  return {
    reporter_name: "Sari",
    location: "Jalan Melati, Medan",
    damage_type: "Sampah menumpuk",
    description: `Sampah menumpuk di tepi sungai sejak kemarin, bagian ${texts}.`,
    incident_date: "2026-03-13",
    ...fields,
  };
}

async function photo(ownerKey = "visitor:sari"): Promise<string> {
  const id = randomUUID();
  await db.photo.create({ data: { id, ownerKey, width: 800, height: 600, bytes: 1000 } });
  return id;
}

describe("a new report", () => {
  it("is numbered by its day in Jakarta and waits for validation", async () => {
    const created = await createReport(ctx, input({ latitude: 3.58, longitude: 98.67 }));
    expect(created).toMatchObject({
      code: "LP-260314-0001",
      status: "PENDING",
      held: false,
      incident_date: "2026-03-13",
      created_at: MORNING.toISOString(),
      latitude: 3.58,
      longitude: 98.67,
      photo: null,
      support_count: 0,
    });
    const events = await db.reportEvent.findMany({ where: { reportId: created.id } });
    expect(events).toMatchObject([{ kind: "CREATED", toStatus: "PENDING", createdAt: MORNING, userId: null }]);
    expect(ctx.expired).toEqual(expect.arrayContaining(["reports", `report:${created.code}`]));
  });

  it("is refused under the name of Sulur and held under that of an office, but not for staff or without the name", async () => {
    const named = (reporter_name: string, as = ctx) => createReport(as, input({ reporter_name }));
    await expect(named("Аdmin Sulur (resmi)")).rejects.toEqual(
      new InvalidInput("Nama pelapor tidak boleh memakai nama pengelola Sulur. Tulis nama Anda sendiri.", {
        reporter_name: "Nama pelapor tidak boleh memakai nama pengelola Sulur. Tulis nama Anda sendiri.",
      }),
    );
    expect(await named("Petugas Dinas")).toMatchObject({ held: true });
    expect(await named("Sulurwati Adminah")).toMatchObject({ held: false });
    const staff = ctx.as(await member(db, "Ayu", "PENGELOLA"));
    expect(await named("Admin Sulur", staff)).toMatchObject({ held: false });
    const unnamed = await createReport(ctx, input({ reporter_name: "Admin", anonymous: true }));
    expect(unnamed).toMatchObject({ held: false, reporter_name: "Warga" });
  });

  it("starts a new count at midnight in Jakarta, whatever the server's zone", async () => {
    ctx.pass(14.9 * 3600);
    expect((await createReport(ctx, input())).code).toBe("LP-260314-0001");
    ctx.pass(0.2 * 3600);
    expect((await createReport(ctx, input())).code).toBe("LP-260315-0001");
  });

  it("gets a number of its own when 50 come at once", async () => {
    const created = await Promise.all(
      Array.from({ length: 50 }, (_, index) => createReport(ctx.as(visitor(`warga-${index}`)), input())),
    );
    const numbers = created.map(({ code }) => code).sort();
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.at(-1)).toBe("LP-260314-0050");
  });

  it("takes no number when it is refused", async () => {
    await expect(createReport(ctx, input({ photo_id: randomUUID() }))).rejects.toThrow(InvalidInput);
    expect((await createReport(ctx, input())).code).toBe("LP-260314-0001");
  });

  it("does not even store the name of who stays anonymous", async () => {
    const created = await createReport(ctx, input({ anonymous: true, reporter_name: "Sari Dewi" }));
    expect(created.reporter_name).toBe("Warga");
    expect(JSON.stringify(await db.report.findMany())).not.toContain("Sari Dewi");
  });

  it("is confirmed by mail, records the consent and never shows the address", async () => {
    const created = await createReport(ctx, input({ email: "sari@contoh.id" }));
    expect(ctx.mail.waiting).toMatchObject([{ message: { to: { address: "sari@contoh.id" } } }]);
    expect(ctx.mail.waiting[0]?.message.text).toContain(`https://sulur.test/laporan/${created.code}`);
    expect(await db.report.findUnique({ where: { id: created.id } })).toMatchObject({ consentedAt: MORNING });
    expect(JSON.stringify(created)).not.toMatch(/contoh\.id|visitor:/u);
  });

  it.each([
    ["with a point", { latitude: 3.58, longitude: 98.67 }, true],
    ["without a point", {}, false],
    ["of a risky kind", { latitude: 3.58, longitude: 98.67, damage_type: "Penebangan pohon" }, false],
    ["that is secret", { latitude: 3.58, longitude: 98.67, secret: true }, false],
  ])("shows the map in its first mail only where everyone may know the point: %s", async (_, fields, isShown) => {
    const { code } = await createReport(ctx, input({ email: "sari@contoh.id", ...fields }));
    expect(ctx.mail.waiting[0]?.message.html?.includes(`/laporan/${code}/peta.png`)).toBe(isShown);
  });

  it("is not on the map", async () => {
    await createReport(ctx, input({ latitude: 3.58, longitude: 98.67 }));
    const world = { level: 4, fromX: 0, fromY: 0, toX: 16, toY: 8 };
    expect((await reportMap(ctx, world, 3)).features).toEqual([]);
  });
});

describe("a doubtful report is held, and says so to its writer alone", () => {
  const heldReason = async (id: number) => (await db.report.findUniqueOrThrow({ where: { id } })).heldReason;

  it.each([
    ["link", { description: "Obat kuat murah di www.contoh.com sekarang" }],
    ["robot", { website: "http://contoh.com" }],
    ["robot", { filled_seconds: 2 }],
  ])("for %s", async (reason, fields) => {
    const created = await createReport(ctx, input({ ...fields, email: "orang@contoh.id" }));
    expect(created.held).toBe(true);
    expect(await heldReason(created.id)).toBe(reason);
    const receipts = ctx.mail.mails.map(({ message }) => message.text);
    if (reason === "robot") expect(receipts, "a robot fills in other people's addresses").toEqual([]);
    else expect(receipts).toEqual([expect.stringContaining("tampil di Sulur setelah diperiksa")]);
    expect(ctx.expired).not.toContain("reports");
  });

  it("does not take the kind's own sentence for anybody's words: only the same place twice is a repetition", async () => {
    const wordless = {
      description: kindSentence("Lainnya"),
      damage_type: "Jalan berlubang",
      latitude: 3.58,
      longitude: 98.67,
    };
    expect((await createReport(ctx, input(wordless))).held).toBe(false);
    expect((await createReport(ctx, input({ ...wordless, latitude: 3.5801 }))).held).toBe(false);
    expect((await createReport(ctx.as(visitor("tono")), input(wordless))).held).toBe(false);
    expect((await createReport(ctx.as(visitor("tono")), input(wordless))).held).toBe(true);
  });

  it("for a text that came within a week, from whomever", async () => {
    const description = "Sampah menumpuk di tepi sungai sejak kemarin sore.";
    expect((await createReport(ctx, input({ description }))).held).toBe(false);
    const repeated = await createReport(ctx.as(visitor("budi")), input({ description: description.toUpperCase() }));
    expect(await heldReason(repeated.id)).toBe("repeat");
    ctx.pass(8 * 86_400);
    expect((await createReport(ctx.as(visitor("tono")), input({ description }))).held).toBe(false);
  });

  it("for a short text only when the same person repeats it", async () => {
    const description = "Sampah menumpuk";
    await createReport(ctx, input({ description }));
    expect((await createReport(ctx.as(visitor("budi")), input({ description }))).held).toBe(false);
    expect((await createReport(ctx, input({ description }))).held).toBe(true);
  });

  it("for the fourth in ten minutes, also when all come at once", async () => {
    const created = await Promise.all(Array.from({ length: 8 }, () => createReport(ctx, input())));
    expect(created.filter(({ held }) => !held)).toHaveLength(3);
    ctx.pass(601);
    expect((await createReport(ctx, input())).held).toBe(false);
  });

  it("for the same text sent by many at once, but one", async () => {
    const description = "Sampah menumpuk di tepi sungai, mohon segera diangkut.";
    const created = await Promise.all(
      Array.from({ length: 8 }, (_, index) => createReport(ctx.as(visitor(`robot-${index}`)), input({ description }))),
    );
    expect(created.filter(({ held }) => !held)).toHaveLength(1);
  });
});

describe("the photo of a report", () => {
  it("must be the writer's own", async () => {
    const error = await createReport(ctx, input({ photo_id: await photo("visitor:budi") })).catch((reason) => reason);
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.fields).toEqual({ photo_id: "Foto tidak ditemukan. Unggah ulang fotonya." });
    expect(await db.report.count()).toBe(0);
  });

  it("can have been uploaded before the writer logged in", async () => {
    const photoId = await photo();
    const account = { ...(await member(db, "sari")), visitorId: "sari" };
    const created = await createReport(ctx.as(account), input({ photo_id: photoId }));
    const writerKey = `user:${account.userId}`;
    expect(await db.report.findUnique({ where: { id: created.id } })).toMatchObject({ photoId, writerKey });
  });

  it("is used once, also by two reports at once", async () => {
    const photoId = await photo();
    const results = await Promise.allSettled([1, 2].map(() => createReport(ctx, input({ photo_id: photoId }))));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(createReport(ctx, input({ photo_id: photoId }))).rejects.toThrow("Foto ini sudah dipakai.");
  });
});

describe("support", () => {
  const count = async (id: number) => (await db.report.findUniqueOrThrow({ where: { id } })).supportCount;

  it("counts 50 people at once exactly", async () => {
    const { id } = await addReport(db);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => supportReport(ctx.as(visitor(`warga-${index}`)), { id })),
    );
    expect(await count(id)).toBe(50);
    expect(Math.max(...answers.map(({ support_count }) => support_count))).toBe(50);
  });

  it("counts one person once, however often they press", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, code } = await addReport(db);
      await Promise.all(Array.from({ length: 20 }, () => supportReport(ctx, { id })));
      expect(await supportReport(ctx, { code })).toEqual({ support_count: 1, counted: true });
      expect(await count(id)).toBe(1);
    }
  });

  it("counts a person once who logs in between", async () => {
    const { id } = await addReport(db);
    const account = {
      kind: "member",
      userId: 7,
      username: "sari",
      role: "USER",
      via: { tokenId: 1 },
      visitorId: "sari",
    } as const;
    await supportReport(ctx, { id });
    expect(await supportReport(ctx.as(account), { id })).toEqual({ support_count: 1, counted: true });
  });

  it("drops what is cached only when it counts", async () => {
    const { id, code } = await addReport(db);
    await supportReport(ctx, { id });
    expect(ctx.expired).toEqual(["reports", `report:${code}`]);
    await supportReport(ctx, { id });
    expect(ctx.expired).toHaveLength(2);
  });

  it("is refused for held, rejected and unknown reports as if they were not there", async () => {
    const held = await addReport(db, { heldReason: "link" });
    const rejected = await addReport(db, { status: "REJECTED" });
    for (const id of [held.id, rejected.id, 2_000_000_000]) {
      await expect(supportReport(ctx, { id })).rejects.toThrow(NotFound);
    }
    expect(await db.reportSupport.count()).toBe(0);
  });

  it("is refused for resolved reports and for one's own", async () => {
    const resolved = await addReport(db, { status: "RESOLVED" });
    const own = await addReport(db, { writerKey: "visitor:sari" });
    await expect(supportReport(ctx, { id: resolved.id })).rejects.toThrow(Conflict);
    await expect(supportReport(ctx, { id: own.id })).rejects.toThrow(Conflict);
  });
});
