import { randomUUID } from "node:crypto";
import { request } from "node:http";

/** Target of the requests. */
export interface Target {
  url: string;
}

export interface RawRequest {
  method?: string;
  /** Sent as it stands: dot segments and escapes included. */
  path: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: object | string | Uint8Array;
  /** Number of the sender's own address; unset: one that nobody has had. */
  from?: number;
}

export interface Answer {
  /** Null: the connection was cut before an answer came. */
  status: number | null;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Empty unless the answer is a JSON object. */
  body: Record<string, unknown>;
  milliseconds: number;
  /** Why there was no answer, e.g. ECONNREFUSED. */
  failure: string;
}

const LONGEST_WAIT_MS = 30_000;
/** Networks under 127.0.0.0/8 that a request may come from; each number gets a /24 of its own. */
const NETWORKS = 250;

/** Beyond the numbers that proofs choose. */
let newcomers = 30_000;

/** All of 127.0.0.0/8 is this machine, so that each sender really has an address of its own (on Linux). */
export function localAddressOf(from: number): string {
  return `127.${1 + (Math.floor(from / NETWORKS) % NETWORKS)}.${1 + (from % NETWORKS)}.9`;
}

/** Sends one request over a connection of its own, and never throws. */
export function ask({ url }: Target, { method = "GET", path, headers = {}, body, from }: RawRequest): Promise<Answer> {
  const isJson = typeof body === "object" && !(body instanceof Uint8Array);
  const bytes = isJson ? JSON.stringify(body) : body;
  const { hostname, port } = new URL(url);
  const all: Record<string, string> = { ...(isJson ? { "content-type": "application/json" } : {}), ...headers };
  if (bytes !== undefined && !("content-length" in all)) all["content-length"] = String(Buffer.byteLength(bytes));
  newcomers += 1;
  const localAddress = localAddressOf(from ?? newcomers);
  const begun = performance.now();
  return new Promise<Answer>((resolve) => {
    const end = (answer: Partial<Answer>) =>
      resolve({
        status: null,
        headers: {},
        text: "",
        body: {},
        failure: "",
        ...answer,
        milliseconds: performance.now() - begun,
      });
    const options = {
      hostname,
      port,
      method,
      path,
      headers: all,
      agent: false,
      localAddress,
      timeout: LONGEST_WAIT_MS,
    };
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", () => end({ failure: "cut" }));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        end({ status: response.statusCode ?? null, headers: response.headers, text, body: objectIn(text) });
      });
    });
    call.on("timeout", () => call.destroy());
    call.on("error", (error: NodeJS.ErrnoException) => end({ failure: error.code ?? error.message }));
    call.end(bytes);
  });
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export const isHonest503 = ({ status, headers, body }: Answer) =>
  status === 503 && headers["retry-after"] !== undefined && typeof body.message === "string";

/** Somebody new reports something new. */
export function sendReport(target: Target): Promise<Answer> {
  const body = {
    reporter_name: "Warga uji",
    location: "Jalan Gangguan",
    damage_type: "Sampah menumpuk",
    description: `Laporan gangguan ${randomUUID()}: sampah menumpuk di tepi kali.`,
    incident_date: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
  };
  return ask(target, { method: "POST", path: "/api/reports", body });
}
