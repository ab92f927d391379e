import { randomUUID } from "node:crypto";
import type { BrowserContext, Page, Worker } from "playwright/test";
import { expect } from "@/e2e/fixtures";

export interface Item {
  id: number;
  state: string;
  reason?: string;
}

/** A report as the outbox takes it in. */
export function letter(description: string, more: object = {}) {
  const body = {
    reporter_name: "Wening",
    location: "Tepi kali",
    damage_type: "Sampah menumpuk",
    description,
    incident_date: "2026-03-01",
    filled_seconds: 30,
  };
  return {
    kind: "laporan",
    title: "Laporan: Sampah menumpuk",
    path: "/api/reports",
    body: JSON.stringify(body),
    key: randomUUID(),
    member: false,
    photos: [],
    ...more,
  };
}

/** Asks the worker as a page does. */
export function ask<Answer>(page: Page, request: object): Promise<Answer> {
  return page.evaluate(
    (message) =>
      new Promise<Answer>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data.answer);
        navigator.serviceWorker.controller?.postMessage(message, [port2]);
      }),
    request,
  );
}

export function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no service worker");
  return worker;
}

/**
 * What the worker is answered when it sends: a status, a portal's page, an answer that gets lost, the server's own, or
 * that one once `release()` is called in the worker.
 */
export function answerWith(
  worker: Worker,
  how: { status: number; retryAfter?: number } | "portal" | "lost" | "held" | "server",
): Promise<void> {
  return worker.evaluate((kind) => {
    const scope = self as unknown as { fetch: typeof fetch; serverFetch?: typeof fetch; posts?: number };
    scope.serverFetch ??= scope.fetch.bind(self);
    const server = scope.serverFetch;
    scope.posts ??= 0;
    scope.fetch = async (input, init) => {
      if (init?.method !== "POST" || kind === "server") return server(input, init);
      scope.posts = (scope.posts ?? 0) + 1;
      if (kind === "held") {
        await new Promise((resolve) => Object.assign(self, { release: resolve }));
        return server(input, init);
      }
      if (kind === "portal")
        return new Response("<html>Masuk ke Wi-Fi</html>", { headers: { "content-type": "text/html" } });
      if (kind === "lost") {
        await server(input, init);
        throw new TypeError("network");
      }
      const headers: Record<string, string> = kind.retryAfter ? { "retry-after": String(kind.retryAfter) } : {};
      return Response.json({ message: `Jawaban ${kind.status}` }, { status: kind.status, headers });
    };
  }, how);
}

/** Opens a page that works without a signal, and waits until the worker has what opens it. */
export async function withWorker(page: Page, path = "/laporan"): Promise<void> {
  await page.goto(path);
  // What a page has loaded by then is told to the worker some seconds after the page.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete("/sulur-bagian");
  });
  const isReady = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      return Boolean((await caches.match("/laporan")) && (await caches.match("/sulur-bagian")));
    });
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
}
