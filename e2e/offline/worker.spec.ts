import { randomUUID } from "node:crypto";
import type { BrowserContext, Page, Worker } from "playwright/test";
import { expect, test } from "../fixtures.ts";
import { withWorker } from "./with-worker.ts";

test.use({ serviceWorkers: "allow", expectedErrors: [/status of/u] });

interface Item {
  id: number;
  state: string;
  reason?: string;
}

function letter(description: string, more: object = {}) {
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
function ask<Answer>(page: Page, request: object): Promise<Answer> {
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

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no service worker");
  return worker;
}

/** What the worker is answered when it sends: a status, a portal's page, an answer that gets lost, or the server's own. */
function answerWith(
  worker: Worker,
  how: { status: number; retryAfter?: number } | "portal" | "lost" | "server",
): Promise<void> {
  return worker.evaluate((kind) => {
    const scope = self as unknown as { fetch: typeof fetch; serverFetch?: typeof fetch; posts?: number };
    scope.serverFetch ??= scope.fetch.bind(self);
    const server = scope.serverFetch;
    scope.posts ??= 0;
    scope.fetch = async (input, init) => {
      if (init?.method !== "POST" || kind === "server") return server(input, init);
      scope.posts = (scope.posts ?? 0) + 1;
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

test("whatever answers, nothing is lost: it waits, or says what a person has to do", async ({ page, context, db }) => {
  await withWorker(page);
  const worker = workerOf(context);
  const description = `Macam jawaban ${randomUUID()}`;
  await answerWith(worker, "portal");
  await ask(page, { ask: "add", item: letter(description) });
  const states = async () => (await ask<Item[]>(page, { ask: "list" })).map(({ state, reason }) => ({ state, reason }));
  for (const how of ["portal", { status: 503 }, { status: 429, retryAfter: 1 }] as const) {
    await answerWith(worker, how);
    await ask(page, { ask: "send" });
    expect((await states())[0]?.state, JSON.stringify(how)).toBe("QUEUED");
  }
  await answerWith(worker, "server");
  await ask(page, { ask: "send" });
  expect((await states())[0]?.state, "the server's own wait is waited for").toBe("QUEUED");
  await page.waitForTimeout(1_100);
  for (const status of [401, 409, 422]) {
    await answerWith(worker, { status });
    const [item] = await ask<Item[]>(page, { ask: "list" });
    await ask(page, { ask: "again", id: item?.id });
    expect(await states()).toEqual([{ state: "NEEDS_YOU", reason: `Jawaban ${status}` }]);
  }
  expect(await db.report.count({ where: { description } })).toBe(0);
  await answerWith(worker, "server");
  const [item] = await ask<Item[]>(page, { ask: "list" });
  await ask(page, { ask: "again", id: item?.id });
  expect((await states())[0]?.state).toBe("SENT");
  expect(await db.report.count({ where: { description } })).toBe(1);
});

test("lost answers and two tabs at once make one report", async ({ page, context, db }) => {
  await withWorker(page);
  const worker = workerOf(context);
  const other = await context.newPage();
  await other.goto("/luring");
  const description = `Jawaban hilang ${randomUUID()}`;
  await answerWith(worker, "lost");
  await ask(page, { ask: "add", item: letter(description) });
  // More would meet the limit of reports that a person may send.
  await Promise.all([ask(page, { ask: "send" }), ask(other, { ask: "send" })]);
  expect(await worker.evaluate(() => (self as unknown as { posts: number }).posts)).toBeGreaterThanOrEqual(2);
  await answerWith(worker, "server");
  await Promise.all([ask(page, { ask: "send" }), ask(other, { ask: "send" })]);
  expect(await ask<Item[]>(page, { ask: "list" })).toMatchObject([{ state: "SENT" }]);
  expect(await db.report.count({ where: { description } })).toBe(1);
});

test("the browser's own event sends what waits while no page asks; the 21st is refused before it is written", async ({
  page,
  context,
  db,
}) => {
  await withWorker(page);
  const worker = workerOf(context);
  const descriptions = Array.from({ length: 20 }, (_, number) => `Antrean ${number} ${randomUUID()}`);
  await answerWith(worker, "portal");
  for (const description of descriptions) expect(await ask(page, { ask: "add", item: letter(description) })).toBeNull();
  expect(await ask(page, { ask: "add", item: letter("Satu lagi") })).toMatch(/Sudah ada 20/u);
  await answerWith(worker, "server");
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.dispatchSyncEvent", {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    tag: "sulur-kirim",
    lastChance: false,
  });
  const count = () => db.report.count({ where: { description: { in: descriptions } } });
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(4);
});
