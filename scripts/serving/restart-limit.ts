const WINDOW_MS = 60_000;
const MOST = 5;

/** A part that keeps dying is not worth starting for ever: five times a minute at most. */
export class RestartLimit {
  #times: number[] = [];

  allows(now: number): boolean {
    this.#times = [...this.#times.filter((time) => now - time < WINDOW_MS), now];
    return this.#times.length <= MOST;
  }
}
