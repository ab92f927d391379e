import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

const WINDOW_MS = 20_000;
/** Half of what the slowest mobile data (EDGE with a weak signal) still carries. */
const LEAST_BYTES_PER_SECOND = 4 * 1024;
const CHECK_EVERY_MS = 2_000;
/** What a connection reads at once: so much of the body may have come with the head. */
const READ_AT_ONCE_BYTES = 64 * 1024;

interface Window {
  /** `performance.now()` */
  began: number;
  /** What its connection had received by then. */
  bytes: number;
}

/** Cuts off bodies that come so slowly that only somebody who wants to hold our memory sends them so. */
export class SlowBodies {
  readonly #windows = new Map<IncomingMessage, Window>();
  #timer: NodeJS.Timeout | undefined;

  watch(request: IncomingMessage): void {
    if (request.complete || !hasBody(request.headers)) return;
    this.#windows.set(request, {
      began: performance.now(),
      bytes: Math.max(0, request.socket.bytesRead - READ_AT_ONCE_BYTES),
    });
    request.once("close", () => this.#windows.delete(request));
    this.#timer ??= setInterval(() => this.#check(performance.now()), CHECK_EVERY_MS).unref();
  }

  #check(now: number): void {
    for (const [request, window] of this.#windows) {
      if (request.complete) this.#windows.delete(request);
      if (request.complete || now - window.began < WINDOW_MS) continue;
      const { bytesRead } = request.socket;
      const least = (LEAST_BYTES_PER_SECOND * (now - window.began)) / 1000;
      if (bytesRead - window.bytes < least) request.destroy();
      else this.#windows.set(request, { began: now, bytes: bytesRead });
    }
    if (this.#windows.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** RFC 9112, 6.3. */
export function hasBody({ "content-length": length, "transfer-encoding": encoding }: IncomingHttpHeaders): boolean {
  return encoding !== undefined || Number(length ?? 0) > 0;
}
