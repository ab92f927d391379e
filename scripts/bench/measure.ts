import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../root.ts";
import type { Figures } from "./load.ts";
import { pinned, type Running } from "./servers.ts";

const WARM_UP_SECONDS = 2;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 32;

export interface Measured extends Figures {
  name: string;
  /** Resident memory under load, bytes. */
  memory: number;
}

async function load(url: string, seconds: number, post: boolean): Promise<Figures> {
  const task = JSON.stringify({ url, seconds, connections: CONNECTIONS, post });
  const [program = "", ...parameters] = pinned("load", [process.execPath, join(ROOT, "scripts/bench/load.ts"), task]);
  const { stdout } = await promisify(execFile)(program, parameters);
  return JSON.parse(stdout) as Figures;
}

/** Warms up, then measures one path of one running server. */
export async function measure(name: string, server: Running, path: string, post = false): Promise<Measured> {
  const url = `${server.origin}${path}`;
  await load(url, WARM_UP_SECONDS, post);
  const figures = await load(url, SECONDS, post);
  return { name, ...figures, memory: server.memory() };
}

/** A table whose first row is ours; `rasio` is ours divided by theirs. */
export function printTable(title: string, rows: Measured[]): void {
  const ours = rows[0]?.perSecond ?? 0;
  const columns = rows.map((row) => [
    row.name,
    row.perSecond.toFixed(0),
    (ours / row.perSecond).toFixed(2),
    String(row.p50),
    String(row.p99),
    `${(row.memory / 2 ** 20).toFixed(0)} MB`,
    String(row.failed),
  ]);
  const head = [title, "per detik", "rasio", "p50 ms", "p99 ms", "memori", "gagal"];
  const widths = head.map((cell, index) => Math.max(cell.length, ...columns.map((row) => row[index]?.length ?? 0)));
  const print = (row: string[]) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join("  ");
  process.stdout.write(`\n${[head, ...columns].map(print).join("\n")}\n`);
}
