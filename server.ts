import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import next from "next";
import { THEME_SCRIPT } from "@/components/layout/theme";
import type { Background } from "@/lib/server/background";
import { cacheStore } from "@/lib/server/cache/store";
import { ConfigurationError, env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { createHttpServer } from "@/lib/server/serving/http-server";
import { scriptHash } from "@/lib/server/serving/inline-scripts";
import { SecurityHeaders } from "@/lib/server/serving/policy";
import { closeServer } from "@/lib/server/serving/shutdown";
import { StaticFiles } from "@/lib/server/serving/static-files";

const GRACE_MS = 7_000;
/** When whatever still runs is left behind. */
const LAST_RESORT_MS = 9_500;

const root = import.meta.dirname;

async function serve(): Promise<void> {
  const { PORT, HOST, SITE_URL, TILE_URL } = env();
  const security = new SecurityHeaders({
    siteUrl: SITE_URL,
    tileUrl: TILE_URL,
    ownScripts: [scriptHash(THEME_SCRIPT)],
  });
  const buildFolder = join(root, process.env.NEXT_DIST_DIR ?? ".next");
  const policy = ["Content-Security-Policy", security.contentPolicy()];
  const files = await StaticFiles.of(buildFolder, [...security.flat, ...policy]);
  const app = next({ dev: false, dir: root, port: PORT, quiet: true });
  await app.prepare();

  const server = createHttpServer({
    next: app.getRequestHandler(),
    security,
    files,
    store: cacheStore(),
    onError: (error: unknown, { method, url }: IncomingMessage) => {
      log().error({ err: error, method, path: url?.split("?", 1)[0] }, "a request failed outside its handler");
    },
  });
  server.once("error", (error: NodeJS.ErrnoException) => {
    refuse(error.code === "EADDRINUSE" ? `Port ${PORT} sedang dipakai program lain.` : error.message);
  });
  server.listen(PORT, HOST);

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(0), LAST_RESORT_MS).unref();
    await closeServer(server, GRACE_MS);
    await background()?.stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}

/** Started by instrumentation.ts, inside Next's bundle. */
function background(): Background | undefined {
  return (globalThis as typeof globalThis & { sulurBackground?: Background }).sulurBackground;
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

await serve().catch((error: unknown) => {
  if (error instanceof ConfigurationError) refuse(error.message);
  log().fatal({ err: error }, "the server did not start");
  process.exit(1);
});
