import autocannon from "autocannon";
import { printTable, quantile } from "@/scripts/proofs/table";
import type { Running } from "./servers";

const CONNECTIONS = 32;

const { BENCH_WARM_UP, BENCH_ROUNDS, BENCH_SECONDS } = process.env;

/** How long to warm up, how many rounds and how long each of them, in seconds, unless the environment says it. */
export const timing = (warmUp: number, rounds: number, seconds: number) => ({
  warmUp: Number(BENCH_WARM_UP ?? warmUp),
  rounds: Number(BENCH_ROUNDS ?? rounds),
  seconds: Number(BENCH_SECONDS ?? seconds),
});
type Timing = ReturnType<typeof timing>;

/** One path of one running server. */
export interface Candidate {
  name: string;
  server: Running;
  /** In it `:serial` is another number in each request, and `:word` one of the words in turn. */
  path: string;
  /** Sends a report there in each request. */
  writes?: boolean;
  words?: string[];
  /** Session cookie. */
  cookie?: string;
}

interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

export interface Row extends Figures {
  name: string;
  /** Ours divided by theirs, the median of the rounds. */
  ratio: number;
}

/** Over all loads, so that none asks for what an earlier one has left in a cache. */
let serial = 1_000_000;

/** Each request is another person's, behind another address, so that no limit is met and none is switched off. */
export function nextRequest({ path, words, cookie }: Pick<Candidate, "path" | "words" | "cookie">) {
  serial += 1;
  return {
    path: path.replace(":serial", String(serial)).replace(":word", words?.[serial % words.length] ?? ""),
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      "x-forwarded-for": `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`,
    },
  };
}

function reportBody(): string {
  return JSON.stringify({
    reporter_name: `Warga ${serial}`,
    location: `Jalan Ukur ${serial}`,
    damage_type: "Sampah menumpuk",
    description: `Laporan ukur nomor ${serial} dari putaran ${process.pid}.`,
    incident_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  });
}

async function load(candidate: Candidate, seconds: number): Promise<Figures> {
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { path, headers } = nextRequest(candidate);
    if (!candidate.writes) return { ...request, path, headers };
    return { ...request, path, headers: { ...headers, "content-type": "application/json" }, body: reportBody() };
  };
  const { requests, latency, non2xx, errors } = await autocannon({
    url: candidate.server.url,
    duration: seconds,
    connections: CONNECTIONS,
    requests: [{ method: candidate.writes ? "POST" : "GET", setupRequest }],
  });
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

/**
 * Measures candidates in turns, round by round, so that what else the machine does meets all of them alike. The first
 * candidate is ours.
 * @returns medians of the rounds, in the order of the candidates
 */
export async function race(candidates: Candidate[], { warmUp, rounds, seconds }: Timing): Promise<Row[]> {
  for (const candidate of candidates) await load(candidate, warmUp);
  const figures = candidates.map((): Figures[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, candidate] of candidates.entries()) {
      figures[index]?.push(await load(candidate, seconds));
    }
  }
  return candidates.map(({ name }, index): Row => {
    const own = figures[index] ?? [];
    const medianOf = (pick: (figure: Figures, round: number) => number) => quantile(own.map(pick), 0.5);
    return {
      name,
      perSecond: medianOf(({ perSecond }) => perSecond),
      ratio: medianOf(({ perSecond }, round) => (figures[0]?.[round]?.perSecond ?? 0) / perSecond),
      p50: medianOf(({ p50 }) => p50),
      p99: medianOf(({ p99 }) => p99),
      failed: own.reduce((sum, { failed }) => sum + failed, 0),
    };
  });
}

/** Measures candidates as `race` does and prints a table. */
export async function compare(title: string, candidates: Candidate[], how: Timing): Promise<void> {
  const rows = (await race(candidates, how)).map(({ name, perSecond, ratio, p50, p99, failed }) => [
    name,
    ...[perSecond.toFixed(0), ratio.toFixed(2), String(p50), String(p99)],
    String(failed),
  ]);
  printTable([title, "per detik", "rasio", "p50 ms", "p99 ms", "gagal"], rows);
}
