import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "../../prisma/client.ts";
import { seedDemo } from "../../prisma/demo.ts";
import { addEvent } from "../../prisma/factories/event.ts";
import { applyMigrations } from "../../prisma/migrate.ts";
import { startTemporaryPostgres } from "../postgres/temporary.ts";
import { ensureBuild } from "../serving/build.ts";
import { compare } from "./measure.ts";
import { type Running, startBareNode, startSulur } from "./servers.ts";

const EVENTS = 50;
/** More than any round can fill. */
const CAPACITY = 100_000;

/** @returns the numbers of events that take everybody */
async function fill(url: string): Promise<number[]> {
  const db = createDatabase(url, { poolMax: 2, patient: true });
  await seedDemo(db, new Date());
  const ids: number[] = [];
  for (let number = 0; number < EVENTS; number += 1) ids.push((await addEvent(db, { capacity: CAPACITY })).id);
  await db.$disconnect();
  return ids;
}

/** The page of events, and registering for one of them or for many, beside a bare server with the same SQL. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sulur-bench-"));
  const postgres = await startTemporaryPostgres();
  const running: Running[] = [];
  try {
    await applyMigrations(postgres.url);
    const ids = await fill(postgres.url);
    await ensureBuild(new AbortController().signal);
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, "data"), AUTH_SECRET: "ukur".repeat(10) };
    const sulur = await startSulur(environment);
    running.push(sulur);
    const html = await (await fetch(`${sulur.origin}/event`)).text();
    const bare = await startBareNode(postgres.url, folder, html);
    running.push(bare);

    await compare("GET /event", [
      { name: "Sulur", server: sulur, path: "/event" },
      { name: "Node polos, byte sama dari memori", server: bare, path: "/laporan" },
    ]);
    const path = "/api/events/:id/register";
    for (const [where, chosen] of [
      [`${EVENTS} kegiatan`, ids],
      ["satu kegiatan", ids.slice(0, 1)],
    ] as const) {
      await compare(`Mendaftar, ${where}`, [
        { name: "Sulur, dengan surat", server: sulur, path, writes: "registration", ids: [...chosen] },
        { name: "Node polos + pg, tanpa surat", server: bare, path, writes: "registration", ids: [...chosen] },
      ]);
    }
  } finally {
    for (const server of running) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
