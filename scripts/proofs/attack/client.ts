import { request } from "node:http";
import { objectIn } from "../faults/people.ts";

export interface AttackRequest {
  method?: string;
  /** Sent as it stands: dot segments and escapes included. */
  path: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: object | string | Uint8Array;
  /** Number of the attacker's own address; the same number is the same person's line. */
  from?: number;
}

export interface AttackAnswer {
  /** Null: the connection was cut before an answer came. */
  status: number | null;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Empty unless the answer is a JSON object. */
  body: Record<string, unknown>;
}

const LONGEST_WAIT_MS = 30_000;
/** Networks under 127.0.0.0/8 that a request may come from; each number gets a /24 of its own. */
const NETWORKS = 250;

/** All of 127.0.0.0/8 is this machine, so that each attacker really has an address of its own (on Linux). */
export function localAddressOf(from: number): string {
  return `127.${1 + (Math.floor(from / NETWORKS) % NETWORKS)}.${1 + (from % NETWORKS)}.9`;
}

/** Sends one request over a connection of its own, and never throws. */
export function attack(origin: string, { method = "GET", path, headers = {}, body, from = 0 }: AttackRequest) {
  const isJson = typeof body === "object" && !(body instanceof Uint8Array);
  const bytes = isJson ? JSON.stringify(body) : body;
  const { hostname, port } = new URL(origin);
  const all: Record<string, string> = { ...(isJson ? { "content-type": "application/json" } : {}), ...headers };
  if (bytes !== undefined && !("content-length" in all)) all["content-length"] = String(Buffer.byteLength(bytes));
  return new Promise<AttackAnswer>((resolve) => {
    const cut = () => resolve({ status: null, headers: {}, text: "", body: {} });
    const call = request(
      {
        hostname,
        port,
        method,
        path,
        headers: all,
        agent: false,
        localAddress: localAddressOf(from),
        timeout: LONGEST_WAIT_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", cut);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? null, headers: response.headers, text, body: objectIn(text) });
        });
      },
    );
    call.on("timeout", () => call.destroy());
    call.on("error", cut);
    call.end(bytes);
  });
}
