import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildName } from "@/lib/server/building";
import { env } from "@/lib/server/env";
import { route } from "@/lib/server/http/route";

const SOURCE = join(process.cwd(), "components/worker/worker.js");

/** Takes the worker and what it kept off every phone at its next visit; what waits to be sent stays for a later worker. */
const FAREWELL = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));`;

/** GET /sw.js: the service worker of this build, or its farewell (OFFLINE_WORKER=off). */
export const GET = route({
  summary: "Pekerja layanan (service worker) situs.",
  access: "anonymous",
  answers: ["text/javascript"],
  handler: async () => {
    const text =
      env().OFFLINE_WORKER === "off"
        ? FAREWELL
        : `const BUILD = ${JSON.stringify(buildName())};\n${readFileSync(SOURCE, "utf8")}`;
    return new Response(text, {
      headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
    });
  },
});
