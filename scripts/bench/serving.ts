import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "../../prisma/migrate.ts";
import { startTemporaryPostgres } from "../postgres/temporary.ts";
import { ensureBuild } from "../serving/build.ts";
import { fillDemo } from "./demo-rows.ts";
import { compare } from "./measure.ts";
import { measurePage } from "./page-weight.ts";
import {
  buildMinimalNext,
  NGINX,
  type Running,
  startBareNode,
  startMinimalNext,
  startNginx,
  startSulur,
} from "./servers.ts";

/** Pages and the first API calls, beside what else could serve them. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sulur-bench-"));
  const postgres = await startTemporaryPostgres();
  const running: Running[] = [];
  const started = async (starting: Promise<Running>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  try {
    await applyMigrations(postgres.url);
    await fillDemo(postgres.url);
    await ensureBuild(new AbortController().signal);
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, "data"), AUTH_SECRET: "ukur".repeat(10) };
    const sulur = await started(startSulur(environment));
    const html = await (await fetch(`${sulur.origin}/laporan`)).text();
    // A Next page carries its text twice, in the markup and in its own payload.
    buildMinimalNext(Math.max(6, Math.round((Buffer.byteLength(html) - 5_000) / 2)));
    const minimal = await started(startMinimalNext(postgres.url));
    const bare = await started(startBareNode(postgres.url, folder, html));
    const nginx = NGINX ? [await started(startNginx(NGINX, folder, { "/laporan": html }))] : [];
    const minimalBytes = Buffer.byteLength(await (await fetch(minimal.origin)).text());
    process.stdout.write(
      `\nHTML /laporan ${Buffer.byteLength(html)} byte, halaman Next minimal ${minimalBytes} byte\n`,
    );

    await compare("GET /laporan", [
      { name: "Sulur", server: sulur, path: "/laporan" },
      { name: "Next minimal, halaman tembolok", server: minimal, path: "/" },
      { name: "Node polos, byte sama dari memori", server: bare, path: "/laporan" },
      ...nginx.map((server) => ({ name: "nginx, berkas sama", server, path: "/laporan" })),
    ]);
    await compare("GET /api/reports", [
      { name: "Sulur, dari tembolok", server: sulur, path: "/api/reports" },
      { name: "Next minimal, rute kosong", server: minimal, path: "/api/empty" },
      { name: "Next minimal + pg, SQL sama", server: minimal, path: "/api/reports" },
      { name: "Node polos + pg, SQL sama", server: bare, path: "/api/reports" },
    ]);
    await compare("POST /api/reports", [
      { name: "Sulur", server: sulur, path: "/api/reports", writes: "report" },
      { name: "Next minimal + pg, SQL sama", server: minimal, path: "/api/reports", writes: "report" },
      { name: "Node polos + pg, SQL sama", server: bare, path: "/api/reports", writes: "report" },
    ]);
    process.stdout.write(`\n${await measurePage(`${sulur.origin}/laporan`)}\n`);
  } finally {
    for (const server of running) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
