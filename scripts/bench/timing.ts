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

/** Asks one question after another. @param ask gets its number, by which the questions differ */
export async function timesOf(ask: (asked: number) => Promise<unknown>): Promise<Times> {
  for (let asked = 0; asked < WARM_UP; asked += 1) await ask(asked);
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const start = performance.now();
    await ask(asked);
    times.push(performance.now() - start);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
