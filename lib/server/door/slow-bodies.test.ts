import { createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SlowBodies } from "./slow-bodies";

let port = 0;
let received = 0;
let incoming: IncomingMessage | undefined;

const server = createServer((request, response) => {
  incoming = request;
  watcher.watch(request);
  request.on("data", (chunk: Buffer) => {
    received += chunk.byteLength;
  });
  request.on("end", () => response.end("utuh"));
});
let watcher: SlowBodies;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  watcher = new SlowBodies();
  received = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function begin() {
  const call = send({ port, method: "POST", headers: { "content-length": "400000" } });
  const outcome = new Promise<string>((resolve) => {
    call.on("response", (response) => response.on("data", (chunk: Buffer) => resolve(chunk.toString())));
    call.on("error", () => resolve("terputus"));
  });
  return { call, outcome };
}

const whenReceived = (bytes: number) => vi.waitFor(() => expect(received).toBeGreaterThanOrEqual(bytes));

it("is cut off when it comes more slowly than 4 KB a second for twenty seconds, also near its end", async () => {
  const { call, outcome } = begin();
  call.write(Buffer.alloc(399_000));
  await whenReceived(399_000);
  vi.advanceTimersByTime(22_000);
  expect(incoming?.destroyed).toBe(false);
  call.write(Buffer.alloc(900));
  await whenReceived(399_900);
  vi.advanceTimersByTime(22_000);
  expect(await outcome).toBe("terputus");
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(vi.getTimerCount()).toBe(0);
});

it("is left alone on a weak line, however long it takes", async () => {
  const { call, outcome } = begin();
  for (let window = 1; window <= 4; window += 1) {
    call.write(Buffer.alloc(100_000));
    await whenReceived(window * 100_000);
    if (window < 4) vi.advanceTimersByTime(22_000);
  }
  expect(await outcome).toBe("utuh");
});
