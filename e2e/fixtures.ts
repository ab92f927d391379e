import { randomInt } from "node:crypto";
import { test as base, expect } from "playwright/test";
import { createDatabase, type Database } from "@/prisma/client";
import { waitForHydration } from "./hydration";
import { Mailbox } from "./mailbox";
import { openStack } from "./server";
import type { Stack } from "./stack";

interface Options {
  /** Complaints of the browser that belong to the test, such as /status of 422/; every other one fails it. */
  expectedErrors: RegExp[];
}

interface WorkerFixtures {
  hydration: undefined;
  /** Of this worker alone: files that run side by side do not see each other. */
  stack: Stack;
  /** The application's own database, for what a test needs to find there. */
  db: Database;
  mailbox: Mailbox;
}

/** Also on a loaded machine. */
const STACK_WITHIN_MS = 180_000;

const byte = () => randomInt(1, 255);

export const test = base.extend<Options, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  hydration: [
    async ({ browser }, use) => {
      await waitForHydration(browser);
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
  stack: [
    async ({ browserName: _browser }, use) => {
      const { stack, takeDown } = await openStack(false);
      await use(stack);
      await takeDown();
    },
    { scope: "worker", timeout: STACK_WITHIN_MS },
  ],
  db: [
    async ({ stack }, use) => {
      const db = createDatabase(stack.databaseUrl, { poolMax: 2 });
      await use(db);
      await db.$disconnect();
    },
    { scope: "worker" },
  ],
  mailbox: [async ({ stack }, use) => use(new Mailbox(stack.outsideUrl)), { scope: "worker" }],
  baseURL: async ({ stack }, use) => use(stack.url),
  /** Every test is another visitor. */
  extraHTTPHeaders: async ({ browserName: _browser }, use) => {
    await use({ "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` });
  },
  page: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text))) complaints.push(text);
    };
    page.on("console", (message) => {
      if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => note(String(error)));
    await use(page);
    expect(complaints, "the browser's console").toEqual([]);
  },
});

export { expect };
