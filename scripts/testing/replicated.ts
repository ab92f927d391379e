import { execFile } from "node:child_process";
import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { applyMigrations } from "../../prisma/migrate.ts";
import { SUPERUSER } from "../postgres/cluster.ts";
import { type PostgresServer, startPostgres } from "../postgres/server.ts";
import { FAST, startTemporary, temporaryPlace } from "../postgres/temporary.ts";

const run = promisify(execFile);

/** Neither waits for the other, and a query in the way of what is replayed is cut off at once. */
const FOLLOWING = { max_standby_streaming_delay: "0" };

/** A migrated PostgreSQL of its own, and a second one that follows it by streaming replication. Both are to be stopped. */
export async function startReplicated(): Promise<{ main: PostgresServer; standby: PostgresServer }> {
  const place = await temporaryPlace();
  const first = await startPostgres(place, { settings: FAST });
  await applyMigrations(first.url);
  // A cluster at rest is copied like any folder; pg_basebackup does not come along with the embedded PostgreSQL.
  await first.stop();
  const { password, superuserPassword, cluster } = place;
  const copy = { ...(await temporaryPlace()), password, superuserPassword };
  await run("cp", ["-a", cluster, copy.cluster]);
  const mark = join(copy.cluster, "standby.signal");
  await writeFile(mark, "");
  if (copy.identity) await chown(mark, copy.identity.uid, copy.identity.gid);
  const main = await startTemporary(place);
  const source = `host=127.0.0.1 port=${main.port} user=${SUPERUSER} password=${superuserPassword}`;
  const standby = await startTemporary(copy, { ...FOLLOWING, primary_conninfo: source });
  return { main, standby };
}
