import { randomUUID } from "node:crypto";
import { expect, test } from "@/e2e/fixtures";
import { answerWith, ask, type Item, letter, withWorker, workerOf } from "./with-worker";

test.use({ serviceWorkers: "allow", expectedErrors: [/status of/u] });

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
  // More often than a person may report within an hour.
  for (let lost = 0; lost < 10; lost += 1) {
    await Promise.all([ask(page, { ask: "send" }), ask(other, { ask: "send" })]);
  }
  expect(await worker.evaluate(() => (self as unknown as { posts: number }).posts)).toBeGreaterThanOrEqual(20);
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
