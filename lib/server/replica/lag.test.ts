import { describe, expect, it } from "vitest";
import { Lag } from "./lag";

const sight = (at: number, lsn: number) => ({ at, moment: at, lsn: BigInt(lsn) });

describe("how far a replica is behind", () => {
  it("grows from the first sight until it was seen to catch up, and till then it surely has nothing", () => {
    const lag = new Lag();
    lag.seen(sight(0, 500));
    lag.seen(sight(1_000, 500));
    lag.reached(499n);
    expect(lag.asOf).toBeNull();
    expect(lag.milliseconds).toBe(1_000);
  });

  it("is nothing while it has all that was seen, however long nothing is written", () => {
    const lag = new Lag();
    for (const at of [0, 1_000, 60_000]) {
      lag.seen(sight(at, 500));
      lag.reached(500n);
    }
    expect(lag.milliseconds).toBe(0);
    expect(lag.asOf).toEqual(sight(60_000, 500));
  });

  it("grows from the last sight that it has", () => {
    const lag = new Lag();
    lag.seen(sight(0, 500));
    lag.seen(sight(1_000, 600));
    lag.seen(sight(2_000, 700));
    lag.reached(650n);
    expect(lag.milliseconds).toBe(1_000);
    expect(lag.asOf?.moment).toBe(1_000);
  });

  it("is told as well after hours behind, with little remembered", () => {
    const lag = new Lag();
    lag.seen(sight(0, 1));
    lag.reached(1n);
    for (let second = 1; second <= 10_000; second += 1) lag.seen(sight(second * 1_000, second * 10));
    lag.reached(5n);
    expect(lag.milliseconds).toBe(10_000_000);
    lag.reached(100_000n);
    expect(lag.milliseconds).toBe(0);
  });
});
