import { quantile } from "./table.ts";

/** Different questions. */
const CALLS = 120;
/** Each is asked so often and counts with the middle of its times: what else the machine did is not its own. */
const ROUNDS = 3;
/** Until the compiler of JavaScript is done with what is asked. */
const WARM_UP = 60;

/** Milliseconds: half of the questions take no longer than `p50`, 95 of 100 no longer than `p95`. */
export interface Times {
  p50: number;
  p95: number;
}

type Ask = (attempt: number) => Promise<unknown>;

/** Asks one question after another. @param ask gets its number, by which the questions differ */
export async function timesOf(ask: Ask): Promise<Times> {
  const [times] = await timesInTurn([ask]);
  return times ?? { p50: 0, p95: 0 };
}

/** As `timesOf`, of several that take turns. */
export async function timesInTurn(asks: readonly Ask[]): Promise<Times[]> {
  for (let attempt = 0; attempt < WARM_UP; attempt += 1) for (const ask of asks) await ask(attempt);
  const all = asks.map((ask) => ({ ask, times: Array.from({ length: CALLS }, () => [] as number[]) }));
  for (let turn = 0; turn < ROUNDS * CALLS; turn += 1) {
    for (const { ask, times } of all) {
      const start = performance.now();
      await ask(turn % CALLS);
      times[turn % CALLS]?.push(performance.now() - start);
    }
  }
  return all.map(({ times }) => {
    const middle = times.map((rounds) => quantile(rounds, 0.5));
    return { p50: quantile(middle, 0.5), p95: quantile(middle, 0.95) };
  });
}
