import fc from "fast-check";
import { Refusal, runCommand } from "../../refusal.ts";
import { ensureBuild } from "../../serving/build.ts";
import { type Answers, answersOf, changesOf } from "../attack/answers.ts";
import { type AttackAnswer, attack } from "../attack/client.ts";
import { watchMemory } from "../attack/target.ts";
import { startWorld, stopWorlds, type World } from "../faults/world.ts";
import { FRESH, rawRequest } from "./raw-requests.ts";

/** Of the fuzz's own requests; what is asked before and after comes from beyond them. */
const FIRST_ADDRESS = 1_000;
const BEYOND = 60_000;
const TOGETHER = 6;
const ROUND = 500;
/** Nothing that is asked here reaches another machine. */
const ENVIRONMENT = { TRUSTED_PROXY_HOPS: "0", GEOCODER_URL: "http://127.0.0.1:9" };

const [requests = 10_000, seed = 1] = process.argv.slice(2).map(Number);

for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => void stopWorlds().finally(() => process.exit(1)));
}

/**
 * Hostile requests as bytes against a real server: no 5xx, and afterwards every route answers as before. Says how much
 * memory it took.
 */
await runCommand(async () => {
  await ensureBuild(new AbortController().signal);
  const world = await startWorld({ environment: ENVIRONMENT });
  try {
    const before = await answersOf(world.origin, BEYOND);
    const process = world.applicationPid();
    const memory = watchMemory(() => process);
    const faults = await send(world, before);
    memory.stop();
    console.log(`memori paling tinggi ${Math.round(memory.highest() / 1024 / 1024)} MB`);
    await world.db.rateLimit.deleteMany();
    faults.push(...changesOf(before, await answersOf(world.origin, BEYOND + 1_000)));
    for (const path of FRESH) {
      const { status } = await attack(world.origin, { path, from: BEYOND });
      if (status !== 200) faults.push(`GET ${path}: ${status}, sesudah orang lain lebih dulu memintanya dengan aneh`);
    }
    if (world.applicationPid() !== process) faults.push("Server mati dan dinyalakan kembali.");
    if (faults.length > 0) throw new Refusal(faults.join("\n"));
  } finally {
    await world.stop();
  }
});

/** @returns what was answered wrongly, one line for each kind */
async function send({ origin, db }: World, before: Answers): Promise<string[]> {
  const arbitrary = rawRequest([...before.keys()]);
  const counts = new Map<number | null, number>();
  const faults = new Map<string, string>();
  const left = Array.from({ length: requests }, (_, index) => index).values();
  const work = async () => {
    for (const index of left) {
      if (index % ROUND === 0) await db.rateLimit.deleteMany();
      const [request] = fc.sample(arbitrary, { numRuns: 1, seed: seed + index });
      if (!request) throw new Error("there is nothing to ask");
      const answer = await attack(origin, { ...request, from: FIRST_ADDRESS + index });
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      const fault = faultIn(answer, request.path);
      const shown = JSON.stringify({ ...request, body: String(request.body).slice(0, 200) });
      if (fault !== null && !faults.has(fault)) faults.set(fault, `${fault}\n  permintaan ${index}: ${shown}`);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  const table = [...counts].sort(([one], [other]) => Number(one) - Number(other));
  const rows = table.map(([status, count]) => `${status ?? "---"}  ${count}`).join("\n");
  console.log(`${requests} permintaan mentah ke server sungguhan, benih ${seed}\n${rows}`);
  return [...faults.values()];
}

function faultIn({ status, headers, text }: AttackAnswer, path: string): string | null {
  if (status === null) return "Tidak dijawab.";
  // There is no geocoder here, and it says so.
  if (status === 503 && path.startsWith("/api/geocode")) return null;
  if (status >= 500) return `${status} ${text.slice(0, 120)}`;
  if (headers["x-content-type-options"] !== "nosniff") return `${status} tanpa header pengaman`;
  const { location } = headers;
  if (typeof location === "string" && new URL(location, "http://sulur.test").host !== "sulur.test") {
    return `${status} ke situs lain: ${location}`;
  }
  return null;
}
