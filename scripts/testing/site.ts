import { join } from "node:path";
import { freePort } from "@/scripts/postgres/server";
import { type Mode, runApplication } from "@/scripts/serving/application";
import { NGINX, startProxy } from "@/scripts/serving/proxy";

interface SiteOptions {
  /** The name under which visitors come, of this machine. */
  host: "localhost" | "127.0.0.1";
  dataDir: string;
  /** Beside addresses, ports and folders, which are set here. */
  environment: Record<string, string>;
  mode?: Exclude<Mode, "development">;
  /** Folder of a standalone build. */
  folder?: string | undefined;
  /** Puts deploy/nginx.conf, changed in this way, before the server. */
  proxy?: ((configuration: string) => string) | undefined;
}

export interface Site {
  /** Address for visitors. */
  url: string;
  /** The server itself, behind nginx where there is one. */
  serverUrl: string;
  stop(): Promise<void>;
}

/** Serves a build as an operator does, on ports of its own, and answers when it is ready. Tests and proofs share it. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { host, dataDir, environment, mode = "production", folder, proxy: adapt } = options;
  if (adapt && !NGINX) throw new Error("nginx is not installed");
  const port = await freePort();
  const ownPort = adapt ? await freePort() : port;
  const url = `http://${host}:${port}`;
  const application = await runApplication(
    {
      mode,
      port: ownPort,
      dataDir,
      ...(folder && { folder }),
      logFile: join(dataDir, "server.log"),
      environment: { PORT: String(ownPort), DATA_DIR: dataDir, SITE_URL: url, ...environment },
    },
    new AbortController().signal,
  );
  const site = { url, serverUrl: `http://${host}:${ownPort}`, stop: () => application.stop() };
  if (!adapt || !NGINX) return site;
  try {
    const proxy = await startProxy({ nginx: NGINX, instance: `127.0.0.1:${ownPort}`, port, dataDir, adapt });
    return {
      ...site,
      stop: async () => {
        proxy.kill("SIGTERM");
        await application.stop();
      },
    };
  } catch (error) {
    await application.stop();
    throw error;
  }
}
