import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface StoredObject {
  body: Buffer;
  type: string | undefined;
}

/** As much of S3 as photos need: PUT, GET and DELETE of objects, GET also of a range, addressed by path. It believes every signature. */
export class S3Server {
  /** By path, bucket first. */
  readonly objects = new Map<string, StoredObject>();
  /** The Authorization header of each request, in order. */
  readonly authorizations: string[] = [];
  /** Refuses everything while true. */
  broken = false;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** @returns its address */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = (request.url ?? "").split("?")[0] ?? "";
    this.authorizations.push(request.headers.authorization ?? "");
    if (this.broken) return void response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
    if (request.method === "PUT") {
      this.objects.set(path, { body: Buffer.concat(chunks), type: request.headers["content-type"] });
      return void response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      this.objects.delete(path);
      return void response.writeHead(204).end();
    }
    const object = this.objects.get(path);
    if (!object) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    const [, first, last] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? "") ?? [];
    const body = first === undefined ? object.body : object.body.subarray(Number(first), Number(last) + 1);
    const range = first === undefined ? {} : { "content-range": `bytes ${first}-${last}/${object.body.length}` };
    response
      .writeHead(first === undefined ? 200 : 206, { "content-type": object.type, etag: '"s3"', ...range })
      .end(body);
  }
}
