import { createReadStream } from "node:fs";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "@/scripts/postgres/server";
import type { FunctionPool, Output } from "./function-pool";

/** All that a build hands to a host, as far as it is used here. */
export interface Built {
  routes: Output[];
  proxy: Output & { config: { matchers?: { sourceRegex: string }[] } };
  staticFiles: { pathname: string; filePath: string }[];
}

const PARAMETER = /\\?\[(\\?\.\\?\.\\?\.)?[^\]]*\]/u;
const NOT_FOUND = "/_not-found";
/** Names under which a proxy of Next's tells the host what to do with the request. */
const OVERRIDES = "x-middleware-override-headers";
const OVERRIDE = "x-middleware-request-";

/** The way through a host of functions: its proxy's function first, then the route's, with the visitor's address in front. */
export async function openGateway(pool: FunctionPool, built: Built, host: string) {
  const routes = built.routes
    .toSorted((one, other) => (rank(one.pathname) < rank(other.pathname) ? -1 : 1))
    .map((output) => ({ test: patternOf(output.pathname), output }));
  const matchers = (built.proxy.config.matchers ?? []).map(({ sourceRegex }) => new RegExp(sourceRegex, "u"));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    const file = built.staticFiles.find(({ pathname }) => pathname === path);
    if (file) return void createReadStream(file.filePath).pipe(response);
    const headers: NodeJS.Dict<string | string[]> = {
      ...request.headers,
      host,
      "x-forwarded-host": host,
      "x-forwarded-proto": "https",
      "x-forwarded-for": "203.0.113.7",
      connection: "close",
    };
    const added: [string, string | string[] | undefined][] = [];
    if (matchers.some((matcher) => matcher.test(path))) {
      const said = await pool.use(built.proxy, (origin) => send(origin, request, headers));
      const overridden = String(said.headers[OVERRIDES] ?? "").split(",");
      for (const name of overridden.filter(Boolean)) headers[name] = said.headers[`${OVERRIDE}${name}`];
      added.push(...Object.entries(said.headers).filter(([name]) => !/^(?:x-middleware-.*|date)$/u.test(name)));
    }
    const route = routes.find(({ test }) => test.test(path));
    const output = route?.output ?? built.routes.find(({ pathname }) => pathname === NOT_FOUND);
    if (!output) throw new Error("the build has no page for unknown addresses");
    const body = await buffer(request);
    const made = await pool.use(output, (origin) => send(origin, request, headers, body));
    response.statusCode = route ? made.status : 404;
    for (const [name, value] of [...added, ...Object.entries(made.headers)]) {
      if (value !== undefined && !["transfer-encoding", "connection", "content-length"].includes(name))
        response.appendHeader(name, value);
    }
    response.end(made.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      response.destroy();
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${port}` };
}

/** Named parts before parameters, parameters before what takes all the rest: a tilde comes after all that paths hold. */
function rank(pathname: string): string {
  return pathname.replaceAll(/\[\.\.\.[^\]]*\]/gu, "~~").replaceAll(/\[[^\]]*\]/gu, "~");
}

function patternOf(pathname: string): RegExp {
  const escaped = pathname.split("/").map((part) => {
    if (part.startsWith("[...")) return ".+";
    return PARAMETER.test(part) ? "[^/]+" : part.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  });
  return new RegExp(`^${escaped.join("/")}/?$`, "u");
}

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Not by `fetch`, which would not send the host's name. */
function send(
  origin: string,
  { url = "/", method = "GET" }: IncomingMessage,
  headers: NodeJS.Dict<string | string[]>,
  body?: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const requested = ask({ hostname, port, path: url, method, headers, agent: false }, (answer) => {
      buffer(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
        reject,
      );
    });
    requested.once("error", reject);
    requested.end(body);
  });
}
