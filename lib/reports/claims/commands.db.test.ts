import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reportResults } from "@/lib/gatherings/commands";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { photoFile } from "@/lib/photos/rules";
import { forgetReports } from "@/lib/reports/commands-forget";
import { decideReport } from "@/lib/reports/desk/commands";
import { undoStep } from "@/lib/reports/desk/commands-undo";
import { deskQueue, deskReport } from "@/lib/reports/desk/queries";
import { findReport, myReports } from "@/lib/reports/queries";
import { addEvent } from "@/prisma/factories/event";
import { addReport, type ReportFields } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { judgeOutcome, openOutcome } from "./commands";
import { mailStillClean, settleClaims } from "./commands-clock";
import { outcomeToken } from "./rows";
import { CLAIM_DAYS, CLEAN_DAYS, MOST_STRANGERS } from "./rules";
import type { JudgeOutcome } from "./schemas";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "PENGELOLA");
const bima = await member(db, "Bima", "ADMIN");
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const DAY = 86_400;
const SARI = visitor("sari");
const YES: JudgeOutcome = { judgement: "YES" };
const NO: JudgeOutcome = { judgement: "NO", words: "Sisi utara masih penuh sampah." };

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, audit_entries, vote_networks CASCADE`;
  ctx = testContext(db, ayu, MORNING);
});

const claim = (id: number) => decideReport(ctx, { id }, { decision: "claim", status: "IN_PROGRESS" });

/** A report of Sari's that staff have just claimed to be mended. */
async function claimed(fields: ReportFields = {}): Promise<number> {
  const report = { writerKey: "visitor:sari", email: "sari@contoh.id", status: "IN_PROGRESS" as const, ...fields };
  const { id } = await addReport(db, report);
  await claim(id);
  return id;
}

const from = (name: string, network?: string) => ctx.as(visitor(name, network));
const stateOf = async (id: number) => (await db.report.findUniqueOrThrow({ where: { id } })).status;
const stepsOf = async (id: number) => (await findReport(ctx, { id }))?.steps.map(({ kind }) => kind);

async function photoOf(ownerKey: string): Promise<string> {
  const id = randomUUID();
  await db.photo.create({ data: { id, ownerKey, width: 8, height: 6, bytes: 100 } });
  return id;
}

describe("whoever reported", () => {
  it("is mailed the question, by a link that tells nobody else's server its secret", async () => {
    const id = await claimed();
    const { text } = ctx.mail.waiting.at(-1)?.message ?? { text: "" };
    expect(text).toContain("memang sudah beres");
    expect(text).toContain(`#hasil=${outcomeToken(ctx, id, MORNING)}`);
  });

  it("confirms alone and once, however often it is said", async () => {
    const id = await claimed();
    const says = () => judgeOutcome(ctx.as(SARI), { id }, { ...YES, words: "Bersih sekali." });
    for (const answer of await Promise.all([says(), says(), says()])) expect(answer).toMatchObject({ said: "mended" });
    expect(await stepsOf(id)).toEqual(["CREATED", "CLAIMED", "CONFIRMED", "RESOLVED"]);
    expect(JSON.stringify(await findReport(ctx, { id }))).not.toContain("Bersih sekali");
    expect(await findReport(ctx, { id })).toMatchObject({ status: "RESOLVED", confirmed: "neighbours", claim: null });
    await expect(judgeOutcome(ctx.as(SARI), { id }, NO)).rejects.toThrow(Conflict);
  });

  it("opens it again alone, by the mail's link too, and an old link opens nothing", async () => {
    const id = await claimed();
    const token = outcomeToken(ctx, id, MORNING);
    const says = () => judgeOutcome(from("orang"), { id }, { ...NO, token });
    for (const answer of await Promise.all([says(), says()])) expect(answer).toMatchObject({ said: "reopened" });
    expect(await stepsOf(id)).toEqual(["CREATED", "CLAIMED", "REOPENED"]);
    expect(JSON.stringify(await findReport(ctx, { id }))).not.toContain("Sisi utara");
    expect((await deskReport(ctx, { id }))?.steps.at(-1)).toMatchObject({ words: NO.words, by_reporter: true });
    ctx.pass(3600);
    await claim(id);
    await expect(judgeOutcome(from("orang"), { id }, { ...YES, token })).rejects.toThrow(Forbidden);
  });
});

it("who claims what they reported themselves has no say, signed out with the mail's link neither", async () => {
  const id = await claimed({ writerKey: `user:${ayu.userId}`, email: "ayu@contoh.id" });
  const token = outcomeToken(ctx, id, MORNING);
  await expect(judgeOutcome(from("tamu"), { id }, { ...YES, token })).rejects.toThrow("tidak ikut memastikan");
  expect(await stateOf(id)).toBe("CLAIMED");
});

describe("neighbours", () => {
  it("confirm by two of two networks; two of one stay one, and who claims has no say", async () => {
    const id = await claimed();
    expect(await openOutcome(from("budi"), { id })).toMatchObject({ open: true, question: "done" });
    expect(await judgeOutcome(from("budi", "satu"), { id }, YES)).toMatchObject({ judgement: "YES", counted: true });
    expect(await judgeOutcome(from("cici", "satu"), { id }, YES)).toMatchObject({ judgement: "YES", counted: false });
    await expect(judgeOutcome(ctx, { id }, YES)).rejects.toThrow("tidak ikut memastikan");
    expect(await stateOf(id)).toBe("CLAIMED");
    expect(await findReport(ctx, { id })).toMatchObject({ claim: { yes: 1, no: 0, waits: false } });
    await judgeOutcome(from("dewi", "dua"), { id }, YES);
    expect(await findReport(ctx, { id })).toMatchObject({ status: "RESOLVED", confirmed: "guests" });
    expect(ctx.mail.waiting.at(-1)?.message.subject).toContain("dikonfirmasi 2 warga tanpa akun");
  });

  it("of whom one has an account confirm as people", async () => {
    const id = await claimed();
    await judgeOutcome(from("budi"), { id }, YES);
    await judgeOutcome(ctx.as(await member(db, "Eka Warga")), { id }, YES);
    expect(await findReport(ctx, { id })).toMatchObject({ status: "RESOLVED", confirmed: "neighbours" });
    expect(ctx.mail.waiting.at(-1)?.message.subject).toContain("dipastikan warga");
  });

  it("without an account count three times a day from one network, over all claims and also at once", async () => {
    const ids: number[] = [];
    for (let made = 0; made < 5; made += 1) ids.push(await claimed());
    const says = (id: number) => judgeOutcome(from(`orang-${id}`, "satu"), { id }, { ...YES });
    const answers = await Promise.all(ids.map(says));
    expect(answers.filter(({ counted }) => counted)).toHaveLength(3);
    const uncounted = ids[answers.findIndex(({ counted }) => !counted)] ?? 0;
    expect(await says(uncounted)).toMatchObject({ counted: false });
    expect(await judgeOutcome(from("tamu", "dua"), { id: uncounted }, YES)).toMatchObject({ counted: true });
    ctx.pass(86_401);
    expect(await says(uncounted)).toMatchObject({ counted: true });
  });

  it("count one a person in 200 answers at once, and the report takes one step", async () => {
    const id = await claimed();
    const people = Array.from({ length: 10 }, (_, person) => from(`orang-${person}`, `jaringan-${person}`));
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => judgeOutcome(people[index % 10] ?? ctx, { id }, { ...YES })),
    );
    expect(await db.reportJudgement.count({ where: { judgement: "YES" } })).toBe(2);
    expect(answers.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(2);
    expect(await stepsOf(id)).toEqual(["CREATED", "CLAIMED", "CONFIRMED_BY_GUESTS", "RESOLVED"]);
  });

  it("open it again by one with a photo, which waits for staff, or by two; the third time an admin decides", async () => {
    const id = await claimed();
    const fani = await member(db, "Fani Warga");
    const photo_id = await photoOf(`user:${fani.userId}`);
    await judgeOutcome(ctx.as(fani), { id }, { ...NO, photo_id });
    expect(await stateOf(id)).toBe("IN_PROGRESS");
    expect(await db.reportUpdate.findFirstOrThrow()).toMatchObject({
      photoId: photo_id,
      heldReason: "photo",
      condition: "SAME",
    });
    await claim(id);
    await judgeOutcome(from("budi"), { id }, NO);
    expect(await stateOf(id)).toBe("CLAIMED");
    await judgeOutcome(from("cici"), { id }, NO);
    expect(await stateOf(id)).toBe("IN_PROGRESS");
    await claim(id);
    await judgeOutcome(ctx.as(SARI), { id }, NO);
    expect(await findReport(ctx, { id })).toMatchObject({ status: "CLAIMED", claim: { no: 1, waits: true } });
    await expect(judgeOutcome(from("dewi"), { id }, YES)).rejects.toThrow("Pengelola sedang memeriksanya");
    ctx.pass(CLAIM_DAYS * DAY);
    expect(await settleClaims(ctx)).toBe(0);
    const reopen = { decision: "reopen", status: "CLAIMED" } as const;
    await expect(decideReport(ctx, { id }, reopen)).rejects.toThrow(Forbidden);
    const reopened = await decideReport(ctx.as(bima), { id }, reopen);
    expect(reopened).toMatchObject({ status: "IN_PROGRESS", reopenWaits: false });
    const step = { event_id: reopened.steps.at(-1)?.id ?? 0 };
    expect(await undoStep(ctx.as(bima), { id }, step)).toMatchObject({ status: "CLAIMED", reopenWaits: true });
  });

  it("without accounts count so many at the most, and change no answer", async () => {
    const id = await claimed();
    for (let index = 0; index < MOST_STRANGERS; index += 1) {
      await judgeOutcome(from(`orang-${index}`), { id }, index === 0 ? NO : YES);
    }
    expect(await judgeOutcome(from("lebih"), { id }, YES)).toMatchObject({ counted: false });
    await expect(judgeOutcome(from("orang-0"), { id }, YES)).rejects.toThrow("tidak dapat diubah");
    await judgeOutcome(ctx.as(await member(db, `warga-${randomUUID().slice(0, 8)}`)), { id }, YES);
    expect(await db.reportJudgement.count({ where: { counted: true } })).toBe(MOST_STRANGERS + 1);
  });

  it("see and judge nothing that is secret, rejected or taken back", async () => {
    const id = await claimed({ heldReason: "secret" });
    await expect(openOutcome(from("budi"), { id })).rejects.toThrow(NotFound);
    await expect(judgeOutcome(from("budi"), { id }, YES)).rejects.toThrow(NotFound);
    expect(await judgeOutcome(ctx.as(SARI), { id }, YES)).toMatchObject({ judgement: "YES" });
    expect(await findReport(ctx, { id })).toMatchObject({
      status: "PENDING",
      claim: null,
      confirmed: null,
      resolved_at: null,
    });
    const other = await claimed({ writerKey: "visitor:lain" });
    const step = await db.reportEvent.findFirstOrThrow({ where: { reportId: other, kind: "CLAIMED" } });
    await undoStep(ctx, { id: other }, { event_id: step.id });
    await expect(judgeOutcome(from("budi"), { id: other }, YES)).rejects.toThrow(Conflict);
  });
});

describe("as time goes by", () => {
  it("a claim that nobody disputes holds after two weeks and says that nobody confirmed it; a disputed one stays", async () => {
    const [quiet, disputed] = [await claimed(), await claimed()];
    await judgeOutcome(from("budi"), { id: disputed }, NO);
    ctx.pass(CLAIM_DAYS * DAY - 1);
    expect(await settleClaims(ctx)).toBe(0);
    ctx.pass(1);
    expect((await Promise.all([settleClaims(ctx), settleClaims(ctx)])).reduce((sum, count) => sum + count)).toBe(1);
    expect(await findReport(ctx, { id: quiet })).toMatchObject({ status: "RESOLVED", confirmed: "nobody" });
    expect(await stateOf(disputed)).toBe("CLAIMED");
    expect(ctx.mail.waiting.at(-1)?.message.text).toContain("belum dipastikan warga");
  });

  it("both clocks keep to the second while the server moves to a zone that puts its clocks forward", async () => {
    ctx.pass(10 * DAY);
    const id = await claimed();
    vi.stubEnv("TZ", "Europe/Berlin");
    expect(new Date(MORNING.getTime() + 10 * DAY * 1000).getTimezoneOffset()).toBe(-60);
    ctx.pass(CLAIM_DAYS * DAY - 1);
    expect(ctx.now().getTimezoneOffset(), "summer time has begun").toBe(-120);
    expect(await settleClaims(ctx)).toBe(0);
    ctx.pass(1);
    expect(await settleClaims(ctx)).toBe(1);
    vi.stubEnv("TZ", "Asia/Jakarta");
    ctx.pass(CLEAN_DAYS.after * DAY - 1);
    expect(await mailStillClean(ctx)).toBe(0);
    expect(await openOutcome(from("budi"), { id })).toMatchObject({ question: null });
    ctx.pass(1);
    expect(await mailStillClean(ctx)).toBe(1);
    expect(await openOutcome(from("budi"), { id })).toMatchObject({ question: "clean" });
    vi.unstubAllEnvs();
  });

  it("the reporter is asked once after four weeks, and a no is a new report of the same place", async () => {
    const id = await claimed({ latitude: -7.7, longitude: 110.3 });
    await judgeOutcome(ctx.as(SARI), { id }, YES);
    expect(await openOutcome(from("budi"), { id })).toMatchObject({ open: false, question: null });
    ctx.pass(CLEAN_DAYS.after * DAY);
    expect(await mailStillClean(ctx)).toBe(1);
    expect(await mailStillClean(ctx)).toBe(0);
    expect(ctx.mail.waiting.at(-1)?.message.subject).toContain("Masih bersih?");
    expect(await openOutcome(from("budi"), { id })).toMatchObject({ open: true, question: "clean" });
    const answers = await Promise.all(["budi", "cici", "dewi"].map((name) => judgeOutcome(from(name), { id }, NO)));
    const codes = new Set(answers.map(({ relapse }) => relapse));
    expect(codes.size).toBe(1);
    const fresh = await db.report.findUniqueOrThrow({ where: { code: answers[0]?.relapse ?? "" } });
    expect(fresh).toMatchObject({ status: "PENDING", latitude: -7.7, description: NO.words, anonymous: true });
    expect(await db.report.count()).toBe(2);
    expect(await stateOf(id)).toBe("RESOLVED");
    expect(await findReport(ctx, { id })).toMatchObject({ relapse: fresh.code });
    expect(await findReport(ctx, { id: fresh.id })).toMatchObject({ relapse_of: null });
  });

  it("a no tells a stranger nothing of the point of a kind that can bring its reporter into danger", async () => {
    const risky = { damageType: "Limbah B3/industri", latitude: -7.7123, longitude: 110.3456 };
    const [id, own] = [await claimed(risky), await claimed(risky)];
    for (const one of [id, own]) await judgeOutcome(ctx.as(SARI), { id: one }, YES);
    ctx.pass(CLEAN_DAYS.after * DAY);
    for (const [actor, one] of [
      [visitor("budi"), id],
      [SARI, own],
    ] as const)
      await judgeOutcome(ctx.as(actor), { id: one }, NO);
    expect(JSON.stringify(await myReports(from("budi")))).not.toMatch(/7\.7123|110\.3456/u);
    expect((await myReports(ctx.as(SARI)))[0]).toMatchObject({ latitude: -7.7123, longitude: 110.3456 });
  });
});

/** A gathering for a report that is over, and what its organiser is about to tell of it. */
async function finished(reportId: number) {
  const organiser = await member(db, `panitia-${randomUUID().slice(0, 8)}`);
  const startsAt = new Date(MORNING.getTime() - DAY * 1000);
  const event = await addEvent(db, { reportId, startsAt, writerKey: `user:${organiser.userId}` });
  const theirs = ctx.as(organiser);
  const photo = await photoOf(`user:${organiser.userId}`);
  for (const size of [640, 2048] as const) await theirs.photos.put(photoFile(photo, size), new Uint8Array([1]));
  return { event, theirs, photo, results: { people: 12, photo_ids: [photo], consent: true } };
}

it("the results of an event with a photo claim its report once, and its organiser has no say", async () => {
  const { id } = await addReport(db, { status: "VERIFIED", email: "sari@contoh.id" });
  const { event, theirs, photo, results } = await finished(id);
  await reportResults(theirs, event.id, results);
  await reportResults(theirs, event.id, { ...results, people: 14 });
  expect(await stepsOf(id)).toEqual(["CREATED", "CLAIMED"]);
  const page = await findReport(ctx, { id });
  expect(page?.steps.at(-1)).toMatchObject({ words: `Ditangani lewat kegiatan “${event.title}”.` });
  expect(page?.steps.at(-1)?.photo).not.toContain(photo);
  await expect(judgeOutcome(theirs, { id }, YES)).rejects.toThrow("tidak ikut memastikan");
  await judgeOutcome(from("budi"), { id }, YES);
});

it("staff do not resolve a report themselves, and reports that they resolved before say so", async () => {
  const { DecideReport } = await import("@/lib/reports/schemas");
  const parsed = DecideReport.safeParse({ decision: "resolve", status: "IN_PROGRESS" });
  expect(parsed.error?.issues[0]?.message).toContain("pelapor dan tetangga yang memastikan");
  expect(DecideReport.safeParse({ decision: "claim", status: "IN_PROGRESS" }).error?.issues[0]?.path).toEqual([
    "photo_id",
  ]);
  const { id } = await addReport(db, { status: "RESOLVED", writerKey: "visitor:sari" });
  await db.reportEvent.create({ data: { reportId: id, kind: "RESOLVED", userId: ayu.userId, createdAt: MORNING } });
  expect(await findReport(ctx, { id })).toMatchObject({ status: "RESOLVED", confirmed: "staff" });
  await expect(judgeOutcome(from("budi"), { id }, YES)).rejects.toThrow(Conflict);
  expect(await judgeOutcome(ctx.as(SARI), { id }, NO)).toMatchObject({ said: "reopened" });
  expect(await stateOf(id)).toBe("IN_PROGRESS");

  const { id: unsure } = await addReport(db, { status: "RESOLVED", writerKey: "visitor:sari" });
  await db.reportEvent.create({ data: { reportId: unsure, kind: "RESOLVED", userId: ayu.userId, createdAt: MORNING } });
  ctx.pass(CLAIM_DAYS * DAY);
  await judgeOutcome(ctx.as(SARI), { id: unsure }, { judgement: "UNKNOWN" });
  expect(await findReport(ctx, { id: unsure }), "who does not know confirms nothing").toMatchObject({
    confirmed: "staff",
  });
});

it("a photo of Sulur's own camera says how near it was taken, but not where a report's point is rounded", async () => {
  const point = { latitude: -7.7, longitude: 110.3 };
  const taken = async (kind: string) => {
    const photo_id = await photoOf(`user:${ayu.userId}`);
    const camera = { cameraAt: MORNING, cameraLatitude: -7.7003, cameraLongitude: 110.3 };
    await db.photo.update({ where: { id: photo_id }, data: camera });
    const { id } = await addReport(db, { status: "IN_PROGRESS", damageType: kind, ...point });
    const desk = await decideReport(ctx, { id }, { decision: "claim", status: "IN_PROGRESS", photo_id });
    return { desk: desk.steps.at(-1)?.camera, page: (await findReport(ctx, { id }))?.steps.at(-1)?.camera };
  };
  const at = MORNING.toISOString();
  expect(await taken("Sampah menumpuk")).toMatchObject({ desk: { at, meters: 30 }, page: { at, meters: 30 } });
  expect(await taken("Pembakaran sampah")).toMatchObject({ desk: { at, meters: 30 }, page: { at, meters: null } });
});

it("takes nobody else's photo, and forgets who said what with the account", async () => {
  const id = await claimed();
  const foreign = await photoOf("visitor:lain");
  await expect(judgeOutcome(from("budi"), { id }, { ...NO, photo_id: foreign })).rejects.toThrow(InvalidInput);
  expect(await db.reportJudgement.count()).toBe(0);
  const gita = await member(db, "Gita Warga");
  const key = `user:${gita.userId}`;
  await judgeOutcome(ctx.as(gita), { id }, { ...NO, photo_id: await photoOf(key) });
  expect((await deskReport(ctx, { id }))?.steps.at(-1)).toMatchObject({ kind: "REOPENED", words: NO.words });
  await db.$transaction((transaction) => forgetReports(transaction, key, ctx.now()));
  expect((await deskReport(ctx, { id }))?.steps.at(-1)).toMatchObject({ kind: "REOPENED", words: null });
  const [row] = await db.reportJudgement.findMany();
  expect(row).toMatchObject({ words: null, judgement: "NO", writerKey: expect.stringMatching(/^erased:/u) });
});

it("a photo that another report shows is no proof of a claim, unless an admin has looked at it", async () => {
  const hash = 0x0f0f_00ff_1234_5678n;
  const hashed = async (ownerKey: string, bits: bigint) => {
    const id = await photoOf(ownerKey);
    await db.photo.update({ where: { id }, data: { hash: bits } });
    return id;
  };
  await addReport(db, { status: "VERIFIED", photoId: await hashed("visitor:lain", hash) });
  const { id } = await addReport(db, { status: "IN_PROGRESS", photoId: await hashed("visitor:sari", ~hash) });
  const reuse = async (userId: number) =>
    ({ decision: "claim", status: "IN_PROGRESS", photo_id: await hashed(`user:${userId}`, hash ^ 1n) }) as const;
  await expect(decideReport(ctx, { id }, await reuse(ayu.userId))).rejects.toThrow(
    "hampir sama dengan foto pada laporan",
  );
  expect(await stateOf(id)).toBe("IN_PROGRESS");
  expect(await decideReport(ctx.as(bima), { id }, await reuse(bima.userId))).toMatchObject({ status: "CLAIMED" });
  expect(await findReport(ctx, { id })).toMatchObject({ claim: { unchanged: false } });
  const photo_id = await hashed(`user:${ayu.userId}`, ~hash ^ 3n);
  await decideReport(ctx, { id }, { decision: "reopen", status: "CLAIMED" });
  await decideReport(ctx, { id }, { decision: "claim", status: "IN_PROGRESS", photo_id });
  expect(await findReport(ctx, { id })).toMatchObject({ claim: { unchanged: true } });

  const { id: gathered } = await addReport(db, { status: "VERIFIED" });
  const { event, theirs, photo, results } = await finished(gathered);
  await db.photo.update({ where: { id: photo }, data: { hash: hash ^ 2n } });
  await reportResults(theirs, event.id, results);
  expect(await stateOf(gathered), "waits for staff").toBe("VERIFIED");
  const [awaited] = (await deskQueue(ctx, { status: "WAITING", limit: 5 })).items;
  expect(awaited).toMatchObject({ id: gathered, gatherings: [{ id: event.id, waits: true }] });
});
