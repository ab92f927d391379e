import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";

const SITE = "https://sulur.test";

/** The worker's own text, with no more of a browser around it than its doors use. */
function workerDoors() {
  const handlers: Record<string, (event: object) => void> = {};
  const opened: string[] = [];
  const self = {
    location: { origin: SITE },
    addEventListener: (name: string, handler: (event: object) => void) => {
      handlers[name] = handler;
    },
    clients: { matchAll: async () => [], openWindow: async (address: string) => void opened.push(address) },
  };
  const scope = createContext({ self, URL, Response, Blob, BUILD: "uji" });
  runInContext(readFileSync("components/worker/worker.js", "utf8"), scope);
  return { handlers, opened };
}

/** Whether the worker answers a form that was posted to the share target from there. */
function takesShare(referrer: string): boolean {
  let taken = false;
  const request = { method: "POST", url: `${SITE}/api/share`, referrer, formData: async () => new FormData() };
  const respondWith = (answer: Promise<unknown>) => {
    taken = true;
    answer.catch(() => undefined);
  };
  workerDoors().handlers.fetch?.({ request, respondWith });
  return taken;
}

it.each(["", "about:client", "android-app://com.whatsapp/", `${SITE}/laporan`])(
  "takes what is shared from %j",
  (from) => {
    expect(takesShare(from)).toBe(true);
  },
);

it.each(["https://evil.example/", "http://evil.example/a", "https://sulur.test.evil.example/"])(
  "leaves what a page of %j posts to the server, which refuses it",
  (from) => {
    expect(takesShare(from)).toBe(false);
  },
);

it.each([
  ["/laporan/LP-260314-0001", `${SITE}/laporan/LP-260314-0001`],
  ["https://evil.example/", `${SITE}/home`],
  ["//evil.example/masuk", `${SITE}/home`],
])("opens of a notification about %s only pages of this site", async (path, address) => {
  const { handlers, opened } = workerDoors();
  let work: Promise<unknown> = Promise.resolve();
  handlers.notificationclick?.({
    notification: { close: () => undefined, data: { path } },
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  await work;
  expect(opened).toEqual([address]);
});
