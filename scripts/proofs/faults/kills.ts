import { signal } from "../../postgres/processes.ts";
import { type Finding, seconds } from "./finding.ts";
import { startWorld, type World } from "./world.ts";
import { countLost, until, writeReports } from "./writers.ts";

const WRITES = Number(process.env.FAULT_WRITES ?? 10_000);
const KILLS = 3;
const LONGEST_MS = 60_000;

async function killUnderWrites(fault: string, victim: (world: World) => number): Promise<Finding> {
  const world = await startWorld();
  try {
    const writing = writeReports(world.origin, WRITES);
    const gaps: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await until(() => writing.acknowledged.length >= (WRITES * kill) / (KILLS + 1), LONGEST_MS * 10);
      signal(victim(world), "SIGKILL");
      const before = writing.acknowledged.length;
      // Whatever was on its way is answered first.
      gaps.push(await until(() => writing.acknowledged.length > before + 24, LONGEST_MS));
    }
    await writing.done;
    const lost = await countLost(world.db, writing.acknowledged);
    return {
      fault,
      promise: `0 tulisan yang diakui hilang dari ${WRITES}`,
      measured: `${lost} hilang dari ${writing.acknowledged.length}; ${KILLS} kali dibunuh, menerima tulisan lagi setelah ${gaps.map(seconds).join(", ")}; ${writing.refused.length} diminta mencoba lagi atau terputus`,
      fulfilled: lost === 0,
    };
  } finally {
    await world.stop();
  }
}

/** kill -9 of the server, three times among ten thousand writes. */
export const killApplication = () =>
  killUnderWrites("kill -9 aplikasi di tengah tulisan", (world) => world.applicationPid());

/** kill -9 of PostgreSQL, likewise. */
export const killDatabase = () =>
  killUnderWrites("kill -9 basis data di tengah tulisan", (world) => world.databasePid());
