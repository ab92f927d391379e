import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../root.ts";
import type { Figures, Load, WriteName } from "./load.ts";
import { pinned, type Running } from "./servers.ts";
import { printTable, quantile } from "./table.ts";

/** The compiler of JavaScript takes seconds to be done with what goes through Next and the database. */
export const WARM_UP_SECONDS = Number(process.env.BENCH_WARM_UP ?? 6);
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const CONNECTIONS = 32;

/** One path of one running server. */
export interface Candidate {
  name: string;
  server: Running;
  /** In it `:serial` is another number in each request, from a million on. */
  path: string;
  writes?: WriteName;
  /** Numbers that stand for `:id` in the path, in turn. */
  ids?: number[];
  /** Words that stand for `:word` in the path, in turn. */
  words?: string[];
  /** Session cookie. */
  cookie?: string;
}

export interface Row extends Figures {
  name: string;
  /** Ours divided by theirs, the median of the rounds. */
  ratio: number;
  /** Resident memory under load, bytes. */
  memory: number;
}

interface Timing {
  /** Before the first round, seconds of load on each. */
  warmUp: number;
  rounds: number;
  /** Of each candidate's turn in a round, seconds. */
  seconds: number;
}

async function load({ server, path, ...rest }: Candidate, seconds: number): Promise<Figures> {
  const { href } = new URL(path, server.origin);
  const whole: Load = { ...rest, url: href, seconds, connections: CONNECTIONS };
  const task = JSON.stringify(whole);
  const [program = "", ...parameters] = pinned("load", [
    process.execPath,
    join(ROOT, "scripts/proofs/bench/load.ts"),
    task,
  ]);
  const { stdout } = await promisify(execFile)(program, parameters);
  return JSON.parse(stdout) as Figures;
}

/** Measures candidates as `race` does and prints a table. */
export async function compare(title: string, candidates: Candidate[]): Promise<void> {
  print(title, await race(candidates, { warmUp: WARM_UP_SECONDS, rounds: ROUNDS, seconds: ROUND_SECONDS }));
}

/**
 * Measures candidates in turns, round by round, so that what else the machine does meets all of them alike. The first
 * candidate is ours.
 * @returns medians of the rounds, in the order of the candidates
 */
export async function race(candidates: Candidate[], { warmUp, rounds, seconds }: Timing): Promise<Row[]> {
  for (const candidate of candidates) await load(candidate, warmUp);
  const figures = candidates.map((): Figures[] => []);
  const memory = candidates.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, candidate] of candidates.entries()) {
      figures[index]?.push(await load(candidate, seconds));
      memory[index] = Math.max(memory[index] ?? 0, candidate.server.memory());
    }
  }
  const ours = figures[0] ?? [];
  return candidates.map(({ name }, index): Row => {
    const own = figures[index] ?? [];
    const medianOf = (pick: (figure: Figures) => number) => quantile(own.map(pick), 0.5);
    return {
      name,
      perSecond: medianOf((figure) => figure.perSecond),
      ratio: quantile(
        own.map((figure, round) => (ours[round]?.perSecond ?? 0) / figure.perSecond),
        0.5,
      ),
      p50: medianOf((figure) => figure.p50),
      p99: medianOf((figure) => figure.p99),
      failed: own.reduce((sum, figure) => sum + figure.failed, 0),
      memory: memory[index] ?? 0,
    };
  });
}

function print(title: string, rows: Row[]): void {
  const columns = rows.map((row) => [
    row.name,
    row.perSecond.toFixed(0),
    row.ratio.toFixed(2),
    String(row.p50),
    String(row.p99),
    `${(row.memory / 2 ** 20).toFixed(0)} MB`,
    String(row.failed),
  ]);
  printTable([title, "per detik", "rasio", "p50 ms", "p99 ms", "memori", "gagal"], columns);
}
