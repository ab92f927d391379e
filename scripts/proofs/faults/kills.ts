import { setTimeout as pause } from "node:timers/promises";
import { signal } from "@/scripts/postgres/processes";
import { type Answer, sendReport } from "@/scripts/proofs/client";
import { type Finding, seconds, until } from "@/scripts/proofs/findings";
import { inWorld, type World } from "@/scripts/proofs/world";

const WRITES = Number(process.env.FAULT_WRITES ?? 10_000);
const KILLS = 3;
const BACK_WITHIN_MS = 60_000;
const BEFORE_STOP = 500;
const AT_ONCE = 12;
const REST_MS = 50;
const CODES_AT_ONCE = 1_000;

/** People who report without a pause until so many reports are acknowledged, or until they are told to end. */
class Writing {
  readonly acknowledged: string[] = [];
  readonly refused: Answer[] = [];
  readonly done: Promise<unknown>;
  #ended = false;

  constructor(world: World, wanted: number) {
    const write = async () => {
      while (!this.#ended && this.acknowledged.length < wanted) {
        const answer = await sendReport(world);
        if (answer.status === 201) this.acknowledged.push(String(answer.body.code));
        else {
          this.refused.push(answer);
          await pause(REST_MS);
        }
      }
    };
    this.done = Promise.all(Array.from({ length: AT_ONCE }, write));
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.done;
  }

  /** How many of the acknowledged reports the database does not have. */
  async lostFrom({ db }: World): Promise<number> {
    let found = 0;
    for (let start = 0; start < this.acknowledged.length; start += CODES_AT_ONCE) {
      const codes = this.acknowledged.slice(start, start + CODES_AT_ONCE);
      found += await db.report.count({ where: { code: { in: codes } } });
    }
    return this.acknowledged.length - found;
  }
}

function killUnderWrites(fault: string, victim: (world: World) => number): Promise<Finding> {
  return inWorld({}, async (world) => {
    const writing = new Writing(world, WRITES);
    const gaps: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await until(() => writing.acknowledged.length >= (WRITES * kill) / (KILLS + 1), BACK_WITHIN_MS * 10);
      signal(victim(world), "SIGKILL");
      const before = writing.acknowledged.length;
      // Whatever was on its way is answered first.
      gaps.push(await until(() => writing.acknowledged.length > before + 2 * AT_ONCE, BACK_WITHIN_MS));
    }
    await writing.done;
    const lost = await writing.lostFrom(world);
    return {
      fault,
      promise: `0 tulisan yang diakui hilang dari ${WRITES}`,
      measured: `${lost} hilang dari ${writing.acknowledged.length}; ${KILLS} kali dibunuh, menerima tulisan lagi setelah ${gaps.map(seconds).join(", ")}; ${writing.refused.length} diminta mencoba lagi atau terputus`,
      fulfilled: lost === 0,
    };
  });
}

export const killApplication = () =>
  killUnderWrites("kill -9 aplikasi di tengah tulisan", (world) => world.serverPid());

export const killDatabase = () =>
  killUnderWrites("kill -9 basis data di tengah tulisan", (world) => world.databasePid());

/** Asked to stop while people write. */
export function stopUnderLoad(): Promise<Finding> {
  return inWorld({}, async (world) => {
    const rowsBefore = await world.db.report.count();
    const writing = new Writing(world, Number.POSITIVE_INFINITY);
    await until(() => writing.acknowledged.length >= BEFORE_STOP, BACK_WITHIN_MS);
    const begun = performance.now();
    await world.stop();
    const took = performance.now() - begun;
    await writing.end();
    const lost = await writing.lostFrom(world);
    const unsaid = (await world.db.report.count()) - rowsBefore - writing.acknowledged.length;
    const turnedAway = writing.refused.filter(({ failure }) => failure === "ECONNREFUSED").length;
    const broken = writing.refused.filter(({ status, failure }) => status !== 503 && failure !== "ECONNREFUSED");
    return {
      fault: "SIGTERM di tengah tulisan",
      promise: "tak ada yang diakui hilang; tak ada jawaban terpotong; berhenti dalam 15 s",
      measured: `${lost} hilang dari ${writing.acknowledged.length}; ${unsaid} tersimpan tanpa jawaban; ${broken.length} sambungan terputus, ${turnedAway} ditolak setelah berhenti; selesai dalam ${seconds(took)}`,
      fulfilled: lost === 0 && unsaid === 0 && took <= 15_000,
    };
  });
}
