import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client as Connection } from "pg";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { GET as getReady } from "@/app/api/ready/route";
import { GET as getSearch } from "@/app/api/search/route";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { startBackground } from "@/lib/server/background";
import { expireTags } from "@/lib/server/cache";
import { cacheStore } from "@/lib/server/cache/store";
import { publicCtx } from "@/lib/server/ctx";
import { metricsReply } from "@/lib/server/metrics/reply";
import { startMetrics } from "@/lib/server/metrics/start";
import { provideServices, type Services, services } from "@/lib/server/services";
import { createDatabase } from "@/prisma/client";
import { addPlace } from "@/prisma/factories/place";
import { signal } from "@/scripts/postgres/processes";
import { Network } from "@/scripts/testing/network";
import { startReplicated } from "@/scripts/testing/replicated";
import { Replica, type Standing } from "./replica";

const { main, standby } = await startReplicated();
const db = createDatabase(main.url, { poolMax: 4 });
await testSite({ db, url: main.url });
const folder = await mkdtemp(join(tmpdir(), "sulur-replica-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("DATABASE_READ_URL", standby.url);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await db.$disconnect();
  await standby.stop();
  await main.stop();
});

const people = new Client("192.0.2.1");
const replicas: Replica[] = [];
const turns: Standing[] = [];

function replicaAt(address: string, maxLagMs = 600_000): Replica {
  const { pool } = services();
  const replica = new Replica(address, {
    pool,
    store: cacheStore(),
    maxLagMs,
    onTurn: ({ standing }) => turns.push(standing),
  });
  replicas.push(replica);
  replica.start();
  return replica;
}

async function ask<T>(address: string, sql: string): Promise<T[]> {
  const connection = new Connection({ connectionString: address });
  await connection.connect();
  const { rows } = await connection.query({ text: sql, rowMode: "array" }).finally(() => connection.end());
  return rows.flat();
}

const onStandby = (sql: string) => ask<unknown>(standby.superuserUrl("sulur"), sql);
const pause = () => onStandby("SELECT pg_wal_replay_pause()");
const resume = () => onStandby("SELECT pg_wal_replay_resume()");
const isOnStandby = async (name: string) => (await onStandby(`SELECT 1 FROM places WHERE name = '${name}'`)).length > 0;

/** What somebody finds who looks for it. */
async function found(word: string): Promise<string[]> {
  const response = await people.get(getSearch, `/api/search?q=${word}&kind=place`);
  expect(response.status).toBe(200);
  const { groups }: { groups: { items: { title: { text: string }[] }[] }[] } = await response.json();
  return groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join("")));
}

async function placeOnBoth(name: string): Promise<void> {
  await addPlace(db, { name, status: "APPROVED" });
  await expect.poll(() => isOnStandby(name)).toBe(true);
}

const namesIn = (database: typeof db) => database.place.findMany({ select: { name: true }, orderBy: { id: "asc" } });

afterEach(async () => {
  services().replica = undefined;
  // Also after a failure between; at the end there is none any more.
  await resume().catch(() => {});
  cacheStore().dropAll();
  await Promise.all(replicas.splice(0).map((replica) => replica.close()));
  turns.length = 0;
});

describe("a replica that keeps up", () => {
  let replica: Replica;

  async function begin(): Promise<void> {
    replica = replicaAt(standby.url);
    services().replica = replica;
    await expect.poll(() => replica.standing).toBe("used");
  }

  it("answers searches, and what is older than a write is not kept", async () => {
    await begin();
    await placeOnBoth("Rawa Kenari");
    await pause();
    await db.place.deleteMany({ where: { name: "Rawa Kenari" } });
    expect(await found("kenari")).toEqual(["Rawa Kenari"]);
    expect(await found("kenari")).toEqual(["Rawa Kenari"]);
    expect(replica.reads).toEqual({ replica: 2, main: 0 });

    // Kept since it was asked for again, because nothing has told that it was written over.
    expect(await found("kenari")).toEqual(["Rawa Kenari"]);
    expect(replica.reads.replica).toBe(2);

    await expireTags(["places"]);
    expect(await found("kenari")).toEqual(["Rawa Kenari"]);
    expect(await found("kenari")).toEqual(["Rawa Kenari"]);
    expect(replica.reads.replica).toBe(4);

    await resume();
    await expect.poll(() => found("kenari")).toEqual([]);
    expect(replica.reads.main).toBe(0);
  });

  it("refuses every write, whatever its address asks for, and the main database gets none of it", async () => {
    replica = replicaAt(`${standby.url}?options=-c%20default_transaction_read_only%3Doff`);
    await expect.poll(() => replica.standing).toBe("used");
    expect(await replica.db.$queryRaw`SHOW default_transaction_read_only`).toEqual([
      { default_transaction_read_only: "on" },
    ]);
    expect(await replica.db.$queryRaw`SHOW statement_timeout`).toEqual([{ statement_timeout: "4s" }]);
    const before = await db.place.count();
    await expect(replica.read(db, (reading) => addPlace(reading, { name: "Tulisan nakal" }))).rejects.toThrow(
      /read-only/u,
    );
    await expect(
      replica.read(db, (reading) => reading.$executeRaw`UPDATE places SET name = 'Tulisan nakal'`),
    ).rejects.toThrow(/read-only/u);
    expect(await db.place.count()).toBe(before);
    expect(await db.place.count({ where: { name: "Tulisan nakal" } })).toBe(0);
    expect(replica.reads.main).toBe(0);
  });

  it("is followed by the main database where replaying cuts a read off", async () => {
    await begin();
    await db.rateLimit.create({ data: { key: "satu", points: 1, expire: null } });
    await expect.poll(() => onStandby("SELECT key FROM rate_limits")).toContain("satu");
    const reading = replica.read(
      db,
      (database) =>
        database.$queryRaw<{ counted: number }[]>`
          SELECT (SELECT count(*)::int FROM rate_limits WHERE key = 'satu') AS counted FROM pg_sleep(CASE WHEN pg_is_in_recovery() THEN 3.5 ELSE 0 END)`,
    );
    const runs = () =>
      onStandby("SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%FROM pg_sleep(CASE%'");
    await expect.poll(async () => (await runs()).length).toBeGreaterThan(1);
    await db.$executeRaw`TRUNCATE rate_limits`;
    expect(await reading).toEqual([{ counted: 0 }]);
    expect(replica.reads).toEqual({ replica: 0, main: 1 });
  });

  it("begins with the process that has its address, and leaves no connection behind", async () => {
    const ours = services();
    const holder = globalThis as typeof globalThis & { sulurServices?: Services | undefined };
    holder.sulurServices = undefined;
    const background = startBackground();
    const { replica: configured, db: itsMain, pool } = services();
    await expect.poll(() => configured?.standing).toBe("used");
    const follows = (database: typeof db) => database.$queryRaw`SELECT pg_is_in_recovery() AS follows`;
    expect(await publicCtx().read(follows)).toEqual([{ follows: true }]);
    expect(await follows(publicCtx().db)).toEqual([{ follows: false }]);
    await background.stop();
    const left = () =>
      onStandby(`SELECT application_name FROM pg_stat_activity
        WHERE application_name IN ('sulur-replica', 'sulur-replica-beat')`);
    await expect.poll(left).toEqual([]);
    await Promise.all([itsMain.$disconnect(), pool.end()]);
    provideServices(ours);
  });
});

describe("the main database answers instead", () => {
  it("while the replica is too far behind, and no longer", async () => {
    const replica = replicaAt(standby.url, 2_500);
    await expect.poll(() => replica.standing).toBe("used");
    await pause();
    await addPlace(db, { name: "Baru saja" });
    await expect.poll(() => replica.standing).toBe("behind");
    expect(await replica.read(db, namesIn)).toContainEqual({ name: "Baru saja" });
    expect(await isOnStandby("Baru saja")).toBe(false);
    await resume();
    await expect.poll(() => replica.standing).toBe("used");
  });

  it.each([
    ["another database", () => standby.superuserUrl("postgres")],
    ["a server that follows nobody", () => main.url],
  ])("where the address leads to %s", async (_what, address) => {
    const replica = replicaAt(address());
    await expect.poll(() => turns).toEqual(["foreign"]);
    expect(await replica.read(db, namesIn)).toEqual(await namesIn(db));
    expect(replica.reads).toEqual({ replica: 0, main: 1 });
  });

  it("where the network to the replica swallows everything", async () => {
    const network = new Network(new URL(standby.url));
    const through = new URL(standby.url);
    through.port = String(await network.open());
    const replica = replicaAt(through.href);
    services().replica = replica;
    await expect.poll(() => replica.standing).toBe("used");
    await placeOnBoth("Hutan Sunyi");
    network.silent = true;
    // The search that meets the silence first is answered as well.
    expect(await found("sunyi")).toEqual(["Hutan Sunyi"]);
    expect(replica.reads).toEqual({ replica: 0, main: 1 });
    network.heal();
    await expect.poll(() => replica.standing).toBe("used");
    services().replica = undefined;
    await Promise.all(replicas.splice(0).map((one) => one.close()));
    await network.close();
  });

  it("where the replica has died, and says so", async () => {
    const token = "kunci-untuk-prometheus";
    const replica = replicaAt(standby.url);
    services().replica = replica;
    await startMetrics();
    const measured = async () => (await (await metricsReply(token, `Bearer ${token}`)).text()).split("\n");
    const probed = async () => (await getReady()).json();
    await expect.poll(probed).toEqual({ status: "ok", replica: "used" });
    expect(await measured()).toContain("sulur_replica_used 1");
    await placeOnBoth("Hutan Larangan");
    expect(await found("larangan")).toEqual(["Hutan Larangan"]);
    expect(replica.reads).toEqual({ replica: 1, main: 0 });

    signal(standby.pid, "SIGKILL");
    await standby.ended;
    await db.place.updateMany({ where: { name: "Hutan Larangan" }, data: { name: "Hutan Larangan Adat" } });
    await expireTags(["places"]);
    expect(await found("larangan")).toEqual(["Hutan Larangan Adat"]);
    expect(replica.reads).toEqual({ replica: 1, main: 1 });
    await expect.poll(probed).toEqual({ status: "ok", replica: "away" });
    const lines = await measured();
    expect(lines).toContain("sulur_replica_used 0");
    expect(lines).toContain('sulur_replica_reads_total{by="main"} 1');
    expect(lines.some((line) => line.startsWith('sulur_database_connections{pool="sulur-replica",'))).toBe(true);
  });

  it("when there was none from the beginning", async () => {
    const replica = replicaAt("postgresql://sulur:sandi@127.0.0.1:1/sulur");
    await expect.poll(() => turns).toEqual(["away"]);
    expect(await replica.read(db, namesIn)).toEqual(await namesIn(db));
  });
});
