import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const LOOK_EVERY_MS = 100;

/** Hands requests in turn to the servers that say they are ready. It never asks a second one, so that no fault is hidden. */
export class Balancer {
  readonly #backends: readonly string[];
  readonly #ready = new Set<string>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));
  readonly #stopping = new AbortController();
  #turn = 0;

  /** @param backends addresses of servers, which need not run yet */
  constructor(backends: readonly string[]) {
    this.#backends = backends;
  }

  /** @param port where it listens */
  async start(port: number): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
    for (const backend of this.#backends) void this.#look(backend);
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#server.closeAllConnections();
    this.#agent.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Those that take requests now. */
  get ready(): readonly string[] {
    return this.#backends.filter((backend) => this.#ready.has(backend));
  }

  async #look(backend: string): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const answer = await fetch(`${backend}/api/ready`, { signal }).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) this.#ready.add(backend);
      else this.#ready.delete(backend);
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    this.#turn += 1;
    const { ready } = this;
    const backend = ready[this.#turn % ready.length];
    if (backend === undefined) return void outgoing.writeHead(503).end();
    const { method, headers, url = "/" } = incoming;
    const passed = request(new URL(url, backend), { method, headers, agent: this.#agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, "x-backend": backend });
      answer.pipe(outgoing);
    });
    passed.once("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(passed);
  }
}
