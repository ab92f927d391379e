import { type Finding, seconds } from "./finding.ts";
import { startWorld } from "./world.ts";
import { countLost, until, writeReports } from "./writers.ts";

const BEFORE_STOP = 500;

/** Asked to stop while people write. */
export async function stopUnderLoad(): Promise<Finding> {
  const world = await startWorld();
  try {
    const writing = writeReports(world.origin, Number.POSITIVE_INFINITY);
    await until(() => writing.acknowledged.length >= BEFORE_STOP, 60_000);
    const begun = performance.now();
    await world.stopApplication();
    const took = performance.now() - begun;
    writing.end();
    await writing.done;
    const lost = await countLost(world.db, writing.acknowledged);
    const rows = await world.db.report.count({ where: { location: "Jalan Gangguan" } });
    const turnedAway = writing.refused.filter(({ failure }) => failure === "ECONNREFUSED").length;
    const broken = writing.refused.filter(({ status, failure }) => status !== 503 && failure !== "ECONNREFUSED");
    const unsaid = rows - writing.acknowledged.length;
    return {
      fault: "SIGTERM di tengah tulisan",
      promise: "tak ada yang diakui hilang; tak ada jawaban terpotong; berhenti dalam 15 s",
      measured: `${lost} hilang dari ${writing.acknowledged.length}; ${unsaid} tersimpan tanpa jawaban; ${broken.length} sambungan terputus, ${turnedAway} ditolak setelah berhenti; selesai dalam ${seconds(took)}`,
      fulfilled: lost === 0 && unsaid === 0 && took <= 15_000,
    };
  } finally {
    await world.stop();
  }
}
