import { createConnection, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What the network to the database does. */
export type Weather = "clear" | "refusing" | "silent" | "slow";

const SLOW_MS = 100;

/** Stands between the application and its database. */
export class Passage {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #weather: Weather = "clear";

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((socket) => this.#connect(socket));
  }

  /** @returns the passage, and the address of the same database through it */
  static async before(url: string): Promise<{ passage: Passage; url: string }> {
    const passage = new Passage(new URL(url));
    await new Promise<void>((resolve) => passage.#server.listen(0, "127.0.0.1", resolve));
    const address = passage.#server.address();
    const through = new URL(url);
    through.port = typeof address === "object" ? String(address?.port) : "";
    return { passage, url: through.href };
  }

  set(weather: Weather): void {
    this.#weather = weather;
    // What was swallowed never comes again, so such connections are of no use afterwards.
    if (weather === "refusing" || weather === "clear") for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #connect(near: Socket): void {
    this.#keep(near);
    if (this.#weather === "refusing") return void near.destroy();
    const far = createConnection(Number(this.#target.port), this.#target.hostname);
    this.#keep(far);
    this.#pass(near, far);
    this.#pass(far, near);
  }

  #pass(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on("data", (chunk) => {
      if (this.#weather === "silent") return;
      const wait = this.#weather === "slow" ? SLOW_MS : 0;
      before = before.then(async () => {
        if (wait > 0) await pause(wait);
        if (!to.destroyed) to.write(chunk);
      });
    });
    from.on("close", () => void before.then(() => to.destroy()));
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => this.#sockets.delete(socket));
  }
}
