// One function of the host: a process in a folder that holds nothing but the files traced for it. It takes requests on a
// port of its own and says when it has nothing left to do, so that it can be frozen.
import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

const [file = "", kind = ""] = process.argv.slice(2);
// Next's entries look for it there; a host's runtime puts it there before it loads them.
Object.assign(globalThis, { AsyncLocalStorage });
const load = createRequire(join(process.cwd(), "function.cjs"));
const { handler } = await load(join(process.cwd(), file));

/** @param {Promise<unknown>[]} left */
const settled = async (left) => {
  for (let count = -1; count !== left.length; ) {
    count = left.length;
    await Promise.allSettled(left);
  }
};

/** @param {import("node:http").IncomingMessage} request */
function asWebRequest({ url = "/", headers, method = "GET" }) {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Request(new URL(url, `https://${headers.host}`), { method, headers: new Headers(pairs) });
}

const server = createServer(async (request, response) => {
  /** @type {Promise<unknown>[]} */
  const left = [];
  const ctx = {
    waitUntil: (/** @type {Promise<unknown>} */ work) => void left.push(work),
    requestMeta: { relativeProjectDir: "." },
  };
  const ended = new Promise((resolve) => response.once("close", resolve));
  try {
    if (kind === "MIDDLEWARE") {
      const answer = await handler(asWebRequest(request), ctx);
      response.writeHead(answer.status, [...answer.headers].flat()).end(Buffer.from(await answer.arrayBuffer()));
    } else {
      await handler(request, response, ctx);
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
  await ended;
  await settled(left);
  process.send?.("idle");
});
server.keepAliveTimeout = 1;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : null);
});
