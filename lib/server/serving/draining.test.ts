import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { CacheStore } from "@/lib/server/cache/store";
import { closeServer } from "@/lib/server/door/guarded-server";
import { startDraining } from "@/lib/server/draining";
import { RouteTemplates } from "@/lib/server/metrics/route-templates";
import { createHttpServer } from "./http-server";

// The peer's address is sealed with it.
vi.stubEnv("DATABASE_URL", "postgresql://a:b@localhost/c");
vi.stubEnv("SITE_URL", "https://sulur.example");
vi.stubEnv("AUTH_SECRET", "a".repeat(40));

/** @returns what the connection is to become, and the answer's text */
function ask(port: number, agent: Agent): Promise<[connection: string | undefined, text: string]> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, agent, path: "/api/apa" }, (response) => {
      response.setEncoding("utf8").once("data", (text: string) => resolve([response.headers.connection, text]));
    }).once("error", reject);
  });
}

it("goes on answering while it drains, and lets each connection end with its answer", async () => {
  const server = createHttpServer({
    next: async (_request, response) => void response.end("ya"),
    routes: new RouteTemplates({ staticRoutes: [], dynamicRoutes: [] }),
    store: new CacheStore(),
    publicFiles: new Set(),
    onError: () => {},
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  expect(await ask(port, agent)).toEqual(["keep-alive", "ya"]);
  startDraining();
  expect(await ask(port, agent)).toEqual(["close", "ya"]);
  expect(await ask(port, agent)).toEqual(["close", "ya"]);

  await closeServer(server, 100);
});
