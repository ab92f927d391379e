import "server-only";

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 30_000;

/** Stops asking a service that failed several times in a row; after a pause one question tries again. */
export class Breaker {
  readonly #clock: () => number;
  #failures = 0;
  #closedUntil = 0;

  /** @param clock milliseconds, never going back */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Whether a question may be asked now; while the service counts as broken, one question a pause is let through. */
  enter(): boolean {
    if (this.#failures < FAILURES_TO_OPEN) return true;
    const now = this.#clock();
    if (now < this.#closedUntil) return false;
    this.#closedUntil = now + OPEN_MS;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.#closedUntil = this.#clock() + OPEN_MS;
  }
}
