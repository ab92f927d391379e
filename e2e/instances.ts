import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, type Database } from "../prisma/client.ts";
import { freePort } from "../scripts/postgres/server.ts";
import { type ApplicationOptions, type RunningApplication, runApplication } from "../scripts/serving/application.ts";
import { S3Server } from "../scripts/testing/s3-server.ts";
import { openCopy } from "../scripts/testing/templates.ts";
import { Balancer } from "./balancer.ts";
import { Mailbox } from "./mailbox.ts";
import { startOutside } from "./outside.ts";

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
