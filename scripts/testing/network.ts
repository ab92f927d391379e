import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A network before a database that can swallow everything without a word. */
export class Network {
  silent = false;
  #server: Server;
  #sockets = new Set<Socket>();

  constructor(to: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(to.port), to.hostname);
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on("data", (bytes) => !this.silent && into.write(bytes));
        from.on("error", () => {});
        from.on("close", () => into.destroy());
      }
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts what it had swallowed, as a router does that forgot its connections. */
  heal(): void {
    this.silent = false;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async close(): Promise<void> {
    this.heal();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
