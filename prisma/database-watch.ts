import { Socket } from "node:net";
import { setImmediate as inputTurn, setTimeout as pause } from "node:timers/promises";
import { Client, Pool, type PoolConfig } from "pg";

const BEAT_MS = 500;
/** With a beat's pause before it, less than the 2.5 s that a request may wait for its first error. */
const PATIENCE_MS = 1_500;
/** A process that asks nothing for so long need not know. */
const IDLE_MS = 10_000;

const SILENCE = new Error("the database did not answer");

/**
 * Notices within some two seconds that the database answers nobody: refused, gone, or behind a network that swallows
 * everything. Then it cuts the connections of its pools, so that who waits on them learns it at once, and lets none be
 * made until the database answers again. A slow statement is no silence: beside it the heartbeat is answered.
 */
export class DatabaseWatch {
  readonly #url: string;
  readonly #onChange: (away: boolean) => void;
  readonly #sockets = new Set<Socket>();
  readonly #pools = new Map<string, Pool>();
  #away = false;
  #watching = false;
  #usedAt = 0;

  /** @param onChange told when the database goes away and when it is back */
  constructor(url: string, onChange: (away: boolean) => void = () => {}) {
    this.#url = url;
    this.#onChange = onChange;
  }

  get away(): boolean {
    return this.#away;
  }

  /** By the name under which their connections stand in `pg_stat_activity`. */
  get pools(): ReadonlyMap<string, Pool> {
    return this.#pools;
  }

  /** A pool whose connections are watched. */
  pool(options: Omit<PoolConfig, "connectionString" | "stream">): Pool {
    const pool = new Pool({ ...options, connectionString: this.#url, stream: () => this.#openSocket() });
    pool.on("acquire", () => this.#use());
    // An idle connection that breaks is replaced on next use; without a listener it would end the process.
    pool.on("error", () => {});
    this.#pools.set(options.application_name ?? "", pool);
    return pool;
  }

  #openSocket(): Socket {
    this.#use();
    const socket = new Socket();
    if (this.#away) {
      process.nextTick(() => socket.destroy(new Error("Connection refused: the database is away")));
      return socket;
    }
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
    return socket;
  }

  #use(): void {
    this.#usedAt = performance.now();
    if (this.#watching) return;
    this.#watching = true;
    void this.#watch();
  }

  #inUse(): boolean {
    return performance.now() - this.#usedAt < IDLE_MS;
  }

  async #watch(): Promise<void> {
    while (this.#inUse()) {
      const socket = new Socket().unref();
      const client = new Client({ connectionString: this.#url, stream: () => socket, application_name: "sulur-watch" });
      client.on("error", () => {});
      try {
        await this.#connect(client);
        while (this.#inUse()) {
          await rest();
          await this.#answered(client.query("SELECT 1"));
        }
      } catch (error) {
        // Whose connection alone was cut tries another one first.
        if (error === SILENCE) this.#setAway(true);
      } finally {
        socket.destroy();
      }
    }
    this.#watching = false;
    this.#away = false;
  }

  async #connect(client: Client): Promise<void> {
    try {
      await this.#answered(client.connect());
      this.#setAway(false);
    } catch (error) {
      if (!isRefusalOfOne(error)) this.#setAway(true);
      await rest();
      throw error;
    }
  }

  /** @throws SILENCE when for too long nothing arrives on any connection */
  async #answered(work: Promise<unknown>): Promise<void> {
    work.catch(() => {});
    const before = new Map([...this.#sockets].map((socket) => [socket, socket.bytesRead]));
    const answer = work.then(() => true);
    if (await Promise.race([answer, pause(PATIENCE_MS, false, { ref: false })])) return;
    // After a long turn of work the clock rings before what has arrived meanwhile is read.
    for (let turn = 0; turn < 2; turn += 1) await inputTurn();
    if (await Promise.race([answer, false])) return;
    const heard = [...this.#sockets].some((socket) => socket.bytesRead > (before.get(socket) ?? 0));
    throw heard ? new Error("only the heartbeat was not answered") : SILENCE;
  }

  #setAway(away: boolean): void {
    if (away) for (const socket of this.#sockets) socket.destroy(new Error("Connection to the database fell silent"));
    if (this.#away === away) return;
    this.#away = away;
    this.#onChange(away);
  }
}

function rest(): Promise<void> {
  return pause(BEAT_MS, undefined, { ref: false });
}

/** "Too many clients", a wrong password: the server speaks, so it lives. Codes with 57P say that it stops or starts. */
function isRefusalOfOne(error: unknown): boolean {
  return error instanceof Error && "severity" in error && "code" in error && !String(error.code).startsWith("57P");
}
