import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase, type Database } from "@/prisma/client";
import { freePort } from "@/scripts/postgres/server";
import { type ApplicationOptions, type RunningApplication, runApplication } from "@/scripts/serving/application";
import { S3Server } from "@/scripts/testing/s3-server";
import { openCopy } from "@/scripts/testing/templates";
import { Mailbox } from "./mailbox";
import { startOutside } from "./outside";

/** Longer than the balancer needs to notice. */
const DRAIN_SECONDS = "2";

/** One of several that share a database, a mail server and a store for photos. */
export class Instance {
  readonly url: string;
  readonly #options: ApplicationOptions;
  #running: RunningApplication | undefined;

  constructor(options: ApplicationOptions) {
    this.url = `http://localhost:${options.port}`;
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#running = await runApplication(this.#options, new AbortController().signal);
    this.#running.failed.catch(() => {});
  }

  /** As a deployment does it: SIGTERM, and patience. */
  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }
}

export interface Cluster {
  /** Of the balancer, the site's own address. */
  url: string;
  a: Instance;
  b: Instance;
  balancer: Balancer;
  db: Database;
  mailbox: Mailbox;
  photos: S3Server;
  metricsToken: string;
  stop(): Promise<void>;
}

/** Two instances behind a balancer, with a database of their own, so that nobody else takes their jobs. */
export async function startCluster(): Promise<Cluster> {
  const cleanup: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const undo of cleanup.reverse()) await undo();
  };
  try {
    return { ...(await bringUp(cleanup)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUp(cleanup: (() => Promise<unknown>)[]): Promise<Omit<Cluster, "stop">> {
  const folder = await mkdtemp(join(tmpdir(), "sulur-instances-"));
  cleanup.push(() => rm(folder, { recursive: true, force: true }));
  const database = await openCopy("empty");
  cleanup.push(() => database.close());
  const db = createDatabase(database.url, { poolMax: 2 });
  cleanup.push(() => db.$disconnect());
  const outside = await startOutside();
  cleanup.push(() => outside.stop());
  const photos = new S3Server();
  const photosUrl = await photos.start();
  cleanup.push(() => photos.stop());

  const ports = { balancer: await freePort(), a: await freePort(), b: await freePort() };
  const metricsToken = randomUUID();
  const shared = {
    DATABASE_URL: database.url,
    SITE_URL: `http://localhost:${ports.balancer}`,
    AUTH_SECRET: "shared-by-all-instances-shared-by-all-instances",
    SMTP_URL: outside.smtpUrl,
    MAIL_FROM: "Sulur <kabar@sulur.test>",
    GEOCODER_URL: outside.url,
    TRUSTED_PROXY_HOPS: "1",
    METRICS_TOKEN: metricsToken,
    DRAIN_SECONDS,
    S3_ENDPOINT: photosUrl,
    S3_BUCKET: "sulur",
    S3_REGION: "id",
    S3_ACCESS_KEY_ID: "kunci",
    S3_SECRET_ACCESS_KEY: "rahasia",
    TZ: "Pacific/Kiritimati",
  };
  const instanceAt = async (port: number) => {
    const dataDir = await mkdtemp(join(folder, "data-"));
    const environment = { ...shared, PORT: String(port), DATA_DIR: dataDir };
    const instance = new Instance({
      mode: "production",
      port,
      dataDir,
      logFile: join(dataDir, "server.log"),
      environment,
    });
    await instance.start();
    cleanup.push(() => instance.stop());
    return instance;
  };
  const [a, b] = await Promise.all([instanceAt(ports.a), instanceAt(ports.b)]);
  const balancer = new Balancer([a.url, b.url]);
  const url = await balancer.start(ports.balancer);
  cleanup.push(() => balancer.stop());
  return { url, a, b, balancer, db, mailbox: new Mailbox(outside.url), photos, metricsToken };
}

const LOOK_EVERY_MS = 100;

/** Hands requests in turn to the servers that say they are ready. It never asks a second one, so that no fault is hidden. */
class Balancer {
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
