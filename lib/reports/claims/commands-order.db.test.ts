import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { SulurError } from "@/lib/kernel/errors";
import { askReporter, decideReport } from "@/lib/reports/desk/commands";
import { editReport } from "@/lib/reports/desk/commands-edit";
import { mergeReport } from "@/lib/reports/desk/commands-merge";
import { undoStep } from "@/lib/reports/desk/commands-undo";
import type { Decision } from "@/lib/reports/rules-steps";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { judgeOutcome } from "./commands";
import { mailStillClean, settleClaims } from "./commands-clock";
import { CLAIM_DAYS, ENOUGH, JUDGEMENTS, verdictOf } from "./rules";

const { db } = await testDatabase();
const START = new Date("2026-03-14T09:00:00+07:00");
const [ROUNDS, STEPS] = [6, 40];
const DAY = 86_400;
const DAY_MS = DAY * 1000;
const ACTS = [
  ...["claim", "claim", "claim", "answer", "answer", "answer", "answer", "undo", "undo", "undo", "reopen"],
  ...["merge", "edit", "ask", "tick", "wait"],
] as ("claim" | "answer" | "undo" | "reopen" | "merge" | "edit" | "ask" | "tick" | "wait")[];
/** From a breath to past every clock. */
const WAITS = [1, 1, 5, 60, 3600, DAY, 5 * DAY, CLAIM_DAYS * DAY, 30 * DAY];

let admin: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  admin = await member(db, "Bima", "ADMIN");
});

/** The same "random" story each time. */
function lots(seed: number) {
  let state = seed;
  return <T>(choices: readonly T[]): T => {
    state = (state * 48_271) % 2_147_483_647;
    const choice = choices[state % choices.length];
    if (choice === undefined) throw new Error("Nothing to choose from.");
    return choice;
  };
}

/** Whoever is refused has changed nothing. */
function ignoreRefusal(error: unknown) {
  if (!(error instanceof SulurError)) throw error;
}

/** One report, one that it may become part of, and everybody who has a say in it. */
class Story {
  readonly ctx: TestContext;
  private readonly choose: ReturnType<typeof lots>;
  private id = 0;
  private other = 0;
  /** Answers that were taken. */
  private answers = 0;
  private log: string[] = [];

  private readonly round: number;

  constructor(round: number) {
    this.round = round;
    this.ctx = testContext(db, admin, START);
    this.choose = lots(round * 7919 + 1);
  }

  async begin() {
    const fields = { status: "IN_PROGRESS", email: "sari@contoh.id", createdAt: START } as const;
    this.id = (await addReport(db, { ...fields, writerKey: `visitor:sari-${this.round}` })).id;
    this.other = (await addReport(db, { ...fields, status: "VERIFIED" })).id;
  }

  async step() {
    const name = this.choose(ACTS);
    this.log.push(name);
    // Nobody answers before something is claimed.
    if (name === "answer") await this.claim().catch(ignoreRefusal);
    await this[name]().catch(ignoreRefusal);
  }

  private async decide(decision: Decision) {
    const { status } = await db.report.findUniqueOrThrow({ where: { id: this.id } });
    await decideReport(this.ctx, { id: this.id }, { decision, status });
  }

  private claim() {
    return this.decide("claim");
  }

  private reopen() {
    return this.decide("reopen");
  }

  private async answer() {
    const name = this.choose(["sari", "sari", "budi", "cici", "dewi", "eka"]);
    // In every other story nobody is content.
    const judgement = this.choose(this.round % 2 === 0 ? JUDGEMENTS : (["NO", "NO", "UNKNOWN"] as const));
    const ownerKey = `visitor:${name}-${this.round}`;
    const photo_id = judgement === "NO" && this.choose([true, false, false]) ? randomUUID() : null;
    if (photo_id) await db.photo.create({ data: { id: photo_id, ownerKey, width: 8, height: 6, bytes: 100 } });
    const before = await db.reportJudgement.count({ where: { reportId: this.id } });
    const words = judgement === "NO" ? "Masih penuh sampah." : null;
    const person = this.ctx.as(visitor(`${name}-${this.round}`));
    const view = await judgeOutcome(person, { id: this.id }, { judgement, words, photo_id });
    const after = await db.reportJudgement.count({ where: { reportId: this.id } });
    // Said a second time it is one; weeks later a "no" is a new report.
    expect([0, 1]).toContain(after - before);
    if (view.relapse === null || judgement !== "NO") expect(view.judgement).toBe(judgement);
    this.answers += after - before;
  }

  private async undo() {
    const last = await db.reportEvent.findFirst({
      where: { reportId: this.id, undoneAt: null },
      orderBy: { id: "desc" },
    });
    await undoStep(this.ctx, { id: this.id }, { event_id: last?.id ?? 0 });
  }

  private async merge() {
    // Once it has become part of another its own story has ended.
    const [from, into] = this.round % 2 === 0 ? [this.id, this.other] : [this.other, this.id];
    await mergeReport(this.ctx, { id: from }, { into: { id: into } });
  }

  private async edit() {
    const { damageType, location, description } = await db.report.findUniqueOrThrow({ where: { id: this.id } });
    const seen = { damage_type: damageType, location, description };
    const texts = { ...seen, description: `Kalimat ke-${this.log.length}, tanpa nama orang.` };
    await editReport(this.ctx, { id: this.id }, { ...texts, words: "Memuat nama orang.", seen });
  }

  private async ask() {
    await askReporter(this.ctx, { id: this.id }, { question: "Masih ada?" });
  }

  private async tick() {
    await Promise.all([settleClaims(this.ctx), settleClaims(this.ctx), mailStillClean(this.ctx)]);
  }

  private async wait() {
    this.ctx.pass(this.choose(WAITS));
  }

  /** What must be true after every step, whatever came before it. @returns where the report is */
  async check(): Promise<string> {
    const story = `${this.round}: ${this.log.join(" ")}`;
    const report = await db.report.findUniqueOrThrow({
      where: { id: this.id },
      include: {
        events: { where: { undoneAt: null }, orderBy: { id: "asc" }, include: { judgements: true } },
        judgements: true,
      },
    });
    const { status, events } = report;
    expect(report.judgements.length, story).toBe(this.answers);
    const people = report.judgements.map(({ stepId, writerKey }) => `${stepId} ${writerKey}`);
    expect(new Set(people).size, story).toBe(people.length);
    const led = events.findLast(({ kind, toStatus }) => kind !== "CREATED" && toStatus !== null);
    if (led) expect(status, story).toBe(led.toStatus);
    const claim = events.findLast(({ kind }) => kind === "CLAIMED");
    const said = claim?.judgements ?? [];
    const no = said.filter(({ judgement }) => judgement === "NO");
    const reopenings = events.filter(({ kind, userId }) => kind === "REOPENED" && userId === null).length;
    const verdict = verdictOf(said, { reopenings });
    if (status === "CLAIMED") expect([null, "WAITS"], story).toContain(verdict);
    expect(report.reopenWaits, story).toBe(status === "CLAIMED" && verdict === "WAITS");
    if (status === "RESOLVED" && claim) {
      const resolved = events.findLast(({ kind }) => kind === "RESOLVED");
      const yes = said.filter(({ judgement }) => judgement === "YES");
      const confirmed = yes.length >= ENOUGH.yes || yes.some(({ byReporter }) => byReporter);
      const days = ((resolved?.createdAt.getTime() ?? 0) - claim.createdAt.getTime()) / DAY_MS;
      expect(resolved?.userId, story).toBeNull();
      expect(confirmed || (no.length === 0 && days >= CLAIM_DAYS), story).toBe(true);
    }
    return report.reopenWaits ? "WAITS" : status;
  }
}

it("in no order of claims, answers, undo, merges, reopenings, edits and clocks is an answer lost or a state reached that the rules forbid", async () => {
  const reached = new Set<string>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const story = new Story(round);
    await story.begin();
    for (let step = 0; step < STEPS; step += 1) {
      await story.step();
      reached.add(await story.check());
    }
  }
  expect(reached).toEqual(new Set(["IN_PROGRESS", "CLAIMED", "WAITS", "RESOLVED", "REJECTED"]));
});
