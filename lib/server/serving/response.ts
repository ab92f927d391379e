import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Transform } from "node:stream";

/** What becomes of a body, decided when its headers are known and before anything is sent. */
export type BodyPlan =
  | { kind: "pass" }
  /** Collected, then handed to `finish`, which sends it; what is longer than `limit` bytes passes as it is. */
  | { kind: "whole"; limit: number; finish(body: Buffer): void | Promise<void> }
  | { kind: "through"; encoder: Transform };

type Callback = (error?: Error | null) => void;
type Chunk = string | Uint8Array | null | undefined;

/** A response that asks for a plan before its first byte, so that the server can change headers and body. */
export class PlannedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Called once, when the handler has set its headers. */
  planBody: (() => BodyPlan) | null = null;
  /** Name, value, name, value … of every answer, for one that has to be made in a hurry. */
  guards: readonly string[] = [];
  /** Told when a plan cannot be carried out. */
  onFailure: ((error: unknown) => void) | null = null;
  #plan: BodyPlan | null = null;
  #pieces: Buffer[] = [];
  #collected = 0;
  #sending = false;

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    if (this.#sending) return super.writeHead(status);
    this.statusCode = status;
    if (typeof reason === "string") this.statusMessage = reason;
    for (const [name, value] of headerPairs(typeof reason === "string" ? headers : (reason ?? headers))) {
      this.setHeader(name, value);
    }
    return this;
  }

  override flushHeaders(): void {
    if (this.#decide().kind !== "whole") this.#send(() => super.flushHeaders());
  }

  override write(chunk: Chunk, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    const { bytes, done } = argumentsOf(chunk, encoding, callback);
    const plan = this.#decide();
    if (!bytes) return true;
    if (plan.kind === "through") return plan.encoder.write(bytes, done);
    if (plan.kind === "whole") {
      this.#pieces.push(bytes);
      this.#collected += bytes.byteLength;
      if (this.#collected <= plan.limit) {
        if (done) process.nextTick(done);
        return true;
      }
      this.#plan = { kind: "pass" };
      const collected = Buffer.concat(this.#pieces);
      this.#pieces = [];
      return this.#send(() => super.write(collected, done));
    }
    return this.#send(() => super.write(bytes, done));
  }

  override end(chunk?: Chunk | (() => void), encoding?: BufferEncoding | (() => void), callback?: () => void): this {
    const { bytes, done } = argumentsOf(typeof chunk === "function" ? null : chunk, encoding, callback);
    const ended = typeof chunk === "function" ? chunk : done;
    const plan = this.#decide();
    if (plan.kind === "through") {
      if (ended) this.once("finish", ended);
      plan.encoder.end(bytes ?? undefined);
    } else if (plan.kind === "whole") {
      if (bytes) this.#pieces.push(bytes);
      this.#finish(plan, Buffer.concat(this.#pieces), ended);
    } else {
      this.#send(() => super.end(bytes ?? undefined, ended));
    }
    return this;
  }

  #decide(): BodyPlan {
    if (this.#plan) return this.#plan;
    const plan = this.planBody?.() ?? { kind: "pass" };
    this.#plan = plan;
    if (plan.kind === "through") {
      plan.encoder.on("data", (piece: Buffer) => this.#send(() => super.write(piece)));
      plan.encoder.on("drain", () => this.emit("drain"));
      plan.encoder.once("end", () => this.#send(() => super.end()));
      plan.encoder.once("error", (error) => this.fail(error));
      // A client that leaves would otherwise keep the encoder's memory.
      this.once("close", () => plan.encoder.destroy());
    }
    return plan;
  }

  #finish(plan: BodyPlan & { kind: "whole" }, collected: Buffer, ended: (() => void) | undefined): void {
    if (ended) this.once("finish", ended);
    const finish = async () => plan.finish(collected);
    finish().catch((error: unknown) => this.fail(error));
  }

  /** Says so while nothing is sent yet; later the client can only be cut off. */
  fail(error: unknown): void {
    this.onFailure?.(error);
    if (this.headersSent) {
      this.destroy();
      return;
    }
    const headers = [...this.guards, "Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];
    this.sendNow(Buffer.from("Terjadi kesalahan di server. Coba lagi sebentar lagi.\n"), 500, headers);
  }

  /** Sends a finished body; what was planned no longer matters. @param headers in place of those that are set */
  sendNow(body: Uint8Array | null, status = this.statusCode, headers?: string[]): void {
    if (this.destroyed) return;
    this.#plan = { kind: "pass" };
    this.#send(() => {
      if (headers) {
        for (const name of this.getHeaderNames()) this.removeHeader(name);
        super.writeHead(status, headers);
      }
      if (body === null) super.end();
      else super.end(body);
    });
  }

  // Node sends the head by calling `writeHead` of this very object.
  #send<T>(send: () => T): T {
    this.#sending = true;
    return send();
  }
}

function argumentsOf(chunk: Chunk, encoding: BufferEncoding | Callback | undefined, callback: Callback | undefined) {
  const done = typeof encoding === "function" ? encoding : callback;
  if (chunk === null || chunk === undefined) return { bytes: null, done };
  if (typeof chunk !== "string") return { bytes: Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), done };
  return { bytes: Buffer.from(chunk, typeof encoding === "string" ? encoding : "utf8"), done };
}

function headerPairs(headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined): [string, OutgoingHttpHeader][] {
  if (!headers) return [];
  if (!Array.isArray(headers)) {
    return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  }
  if (headers.every((pair) => Array.isArray(pair))) return headers.map(([name = "", value = ""]) => [name, value]);
  const pairs: [string, OutgoingHttpHeader][] = [];
  for (let index = 0; index + 1 < headers.length; index += 2)
    pairs.push([String(headers[index]), headers[index + 1] ?? ""]);
  return pairs;
}
