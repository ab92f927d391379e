import "server-only";
import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import next from "next";
import type { Background } from "@/lib/server/background";
import { cacheStore } from "@/lib/server/cache/store";
import { closeServer } from "@/lib/server/door/guarded-server";
import { startDraining } from "@/lib/server/draining";
import { ConfigurationError, env } from "@/lib/server/env";
import { REQUEST_ID_HEADER } from "@/lib/server/http/request-id";
import { log } from "@/lib/server/log";
import { RouteTemplates } from "@/lib/server/metrics/route-templates";
import { closeDataFolder, openFolderWarning } from "@/lib/server/private-folder";
import { createHttpServer } from "./http-server";
import { publicFiles } from "./public-files";

const GRACE_MS = 7_000;
/** After the draining; then whatever still runs is left behind. */
const LAST_RESORT_MS = 9_500;

const NO_PROXY =
  "TRUSTED_PROXY_HOPS 0: alamat pengunjung adalah alamat sambungannya. Bila ada proksi di depan Sulur, isi banyaknya; tanpa itu semua orang berbagi satu jatah.\n";

/** Serves what `next build` made until it is told to stop; ends the process with a sentence when it cannot. */
export async function serve(root: string, buildFolder: string): Promise<void> {
  try {
    await start(root, buildFolder);
  } catch (error) {
    if (error instanceof ConfigurationError) refuse(error.message);
    log().fatal({ err: error }, "the server did not start");
    process.exit(1);
  }
}

async function start(root: string, buildFolder: string): Promise<void> {
  const { PORT, HOST, DATA_DIR, DRAIN_SECONDS, TRUSTED_PROXY_HOPS } = env();
  // `npm start` has done so before; without it there may be no such folder, where photos and mails lie elsewhere.
  const open = process.env.SULUR_STARTER ? null : await closeDataFolder(DATA_DIR).catch(() => null);
  if (open !== null) log().warn(openFolderWarning(open));
  // Read by lib/server/watching.ts: here the peer's address is known.
  process.env.SULUR_SERVER = "1";
  const app = next({ dev: false, dir: root, port: PORT, quiet: true });
  await app.prepare();
  const server = createHttpServer({
    next: app.getRequestHandler(),
    routes: await RouteTemplates.of(buildFolder),
    store: cacheStore(),
    publicFiles: new Set(publicFiles(root)),
    onError: (error: unknown, { method, url, headers }: IncomingMessage) => {
      const requestId = headers[REQUEST_ID_HEADER];
      const path = url?.split("?", 1)[0];
      log().error({ requestId, err: error, method, path }, "a request failed outside its handler");
    },
  });
  server.once("error", (error: NodeJS.ErrnoException) => {
    refuse(error.code === "EADDRINUSE" ? `Port ${PORT} sedang dipakai program lain.` : error.message);
  });
  server.once("listening", () => TRUSTED_PROXY_HOPS === 0 && process.stderr.write(NO_PROXY));
  server.listen(PORT, HOST);

  const stop = async (): Promise<void> => {
    const drainMs = DRAIN_SECONDS * 1000;
    startDraining();
    setTimeout(() => process.exit(0), drainMs + LAST_RESORT_MS).unref();
    await pause(drainMs);
    await closeServer(server, GRACE_MS);
    // Started by instrumentation.ts, inside Next's bundle.
    await (globalThis as typeof globalThis & { sulurBackground?: Background }).sulurBackground?.stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
