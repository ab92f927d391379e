import { quantile } from "./table.ts";

/** Of fewer, the 95th of 100 is what else the machine did. */
const ASKED = 200;
/** Until the compiler of JavaScript is done with what is asked. */
const WARM_UP = 60;

/** Milliseconds: half of the questions take no longer than `p50`, 95 of 100 no longer than `p95`. */
export interface Times {
  p50: number;
  p95: number;
}

type Ask = (asked: number) => Promise<unknown>;

/** Asks one question after another. @param ask gets its number, by which the questions differ */
export async function timesOf(ask: Ask): Promise<Times> {
  const [times] = await timesInTurn([ask]);
  return times ?? { p50: 0, p95: 0 };
}

/** As `timesOf`, of several that take turns. */
export async function timesInTurn(asks: readonly Ask[]): Promise<Times[]> {
  for (let asked = 0; asked < WARM_UP; asked += 1) for (const ask of asks) await ask(asked);
  const all = asks.map((ask) => ({ ask, times: [] as number[] }));
  for (let asked = 0; asked < ASKED; asked += 1) {
    for (const { ask, times } of all) {
      const start = performance.now();
      await ask(asked);
      times.push(performance.now() - start);
    }
  }
  return all.map(({ times }) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) }));
}
