import "server-only";

/** Lets a few through at once, a few more wait in order, and refuses the rest. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #mostWaiting: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** @param refuse makes the error for whoever finds the queue full */
  async take<T>(work: () => Promise<T>, refuse: () => Error): Promise<T> {
    if (this.#running >= this.#most) {
      if (this.#waiting.length >= this.#mostWaiting) throw refuse();
      // Whoever leaves hands its place over, so `#running` does not change here.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
