import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "../../serving/build.ts";
import { NGINX } from "../../serving/proxy.ts";
import { withDatabase } from "./own-database.ts";
import {
  buildMinimalNext,
  type Running,
  SHORTEST_TEXT,
  startBareNode,
  startFrontProxy,
  startMinimalNext,
  startNginx,
  startSulur,
} from "./servers.ts";

/** Where a measurement starts its servers, all on one database; each runs until the measurement ends. */
interface ServerRoom {
  databaseUrl: string;
  /** @param settings environment variables beside those that every measurement sets */
  sulur(settings?: Record<string, string>): Promise<Running>;
  /** @param textBytes length of the text of its one page */
  minimalNext(textBytes?: number): Promise<Running>;
  /** @param html what it sends at /laporan */
  bareNode(html: string): Promise<Running>;
  /** @returns null where nginx is not installed */
  nginx(pages: Record<string, string>): Promise<Running | null>;
  /** The documented nginx before a server. @returns null where nginx is not installed */
  frontProxy(behind: Running, path: string): Promise<Running | null>;
}

/** Builds Sulur if need be and opens a room with an empty database; nothing in it outlives the work. */
export async function withServers(work: (room: ServerRoom) => Promise<void>): Promise<void> {
  await ensureBuild(new AbortController().signal);
  await withDatabase(async (databaseUrl) => {
    const folder = mkdtempSync(join(tmpdir(), "sulur-bench-"));
    const running: Running[] = [];
    const keep = async (starting: Promise<Running>) => {
      const server = await starting;
      running.push(server);
      return server;
    };
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, "data"), AUTH_SECRET: "ukur".repeat(10) };
    try {
      await work({
        databaseUrl,
        sulur: (settings = {}) => keep(startSulur({ ...environment, ...settings })),
        minimalNext: (textBytes = SHORTEST_TEXT) => {
          buildMinimalNext(textBytes);
          return keep(startMinimalNext(databaseUrl));
        },
        bareNode: (html) => keep(startBareNode(databaseUrl, folder, html)),
        nginx: async (pages) => (NGINX ? keep(startNginx(NGINX, folder, pages)) : null),
        frontProxy: async (behind, path) => (NGINX ? keep(startFrontProxy(NGINX, folder, behind, path)) : null),
      });
    } finally {
      for (const server of running.toReversed()) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
