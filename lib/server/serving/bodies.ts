import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { etagOf } from "@/lib/server/http/etag";
import {
  chooseEncoding,
  compress,
  compressStream,
  type Encoding,
  isCompressible,
  WORTH_COMPRESSING_BYTES,
} from "./encodings";
import type { SecurityHeaders } from "./policy";
import type { BodyPlan, PlannedResponse } from "./response";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A longer page passes as it is, without being kept. */
export const LARGEST_PAGE_BYTES = 16 * 1024 * 1024;
const MAX_BYTES = 16 * 1024 * 1024;
/** Longer JSON or text is sent as it is, rather than collected. */
const LONGEST_COLLECTED_BYTES = 1024 * 1024;
const RENDERED = /^text\/(?:html|x-component)\b/iu;
/** Next's own words for "until it is dropped", which no cache between us and the reader would ever hear of. */
const NEXT_LIFETIME = /^s-maxage=/u;

export function isRendered(response: PlannedResponse): boolean {
  return RENDERED.test(String(response.getHeader("content-type") ?? ""));
}

/** Headers and compression of what is not answered from memory. */
export class Bodies {
  readonly #security: SecurityHeaders;
  readonly #compressed = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (body) => body.byteLength + 100,
  });

  constructor(security: SecurityHeaders) {
    this.#security = security;
  }

  /** Sets what every answer has, without touching what its handler set. @param nonce of a page rendered for this request */
  setHeaders(response: PlannedResponse, nonce: string | null): void {
    for (const [name, value] of this.#security.fixed) if (!response.hasHeader(name)) response.setHeader(name, value);
    if (NEXT_LIFETIME.test(String(response.getHeader("cache-control") ?? ""))) {
      response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    }
    response.removeHeader("x-nextjs-cache");
    // With "not modified" the browser keeps the policy that came with the page.
    if (response.statusCode === 304) response.removeHeader("Content-Security-Policy");
    else if (!response.hasHeader("content-security-policy")) {
      response.setHeader(
        "Content-Security-Policy",
        this.#security.contentPolicy(nonce === null ? [] : [`'nonce-${nonce}'`]),
      );
    }
    if (isCompressible(String(response.getHeader("content-type") ?? ""))) addVary(response, "Accept-Encoding");
  }

  plan(request: IncomingMessage, response: PlannedResponse): BodyPlan {
    const encoding = this.#encodingFor(request, response);
    if (encoding === null) return { kind: "pass" };
    if (isRendered(response)) {
      setEncoding(response, encoding);
      return { kind: "through", encoder: compressStream(encoding) };
    }
    const finish = async (body: Buffer) => {
      if (body.byteLength >= WORTH_COMPRESSING_BYTES) {
        const compressed = await this.#compressOnce(body, encoding);
        setEncoding(response, encoding);
        response.setHeader("Content-Length", compressed.byteLength);
        response.sendNow(compressed);
      } else {
        response.setHeader("Content-Length", body.byteLength);
        response.sendNow(body);
      }
    };
    return { kind: "whole", limit: LONGEST_COLLECTED_BYTES, finish };
  }

  #encodingFor(request: IncomingMessage, response: PlannedResponse): Encoding | null {
    const { statusCode } = response;
    if (request.method === "HEAD" || statusCode === 204 || statusCode === 206 || statusCode === 304) return null;
    if (response.hasHeader("content-encoding") || response.hasHeader("content-range")) return null;
    // Beside a secret, the length of a compressed answer can tell about the secret (BREACH).
    if (response.hasHeader("set-cookie")) return null;
    if (Number(response.getHeader("content-length") ?? 0) > LONGEST_COLLECTED_BYTES) return null;
    if (!isCompressible(String(response.getHeader("content-type") ?? ""))) return null;
    return chooseEncoding(request.headers["accept-encoding"]);
  }

  async #compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${etagOf(body)}`;
    const known = this.#compressed.get(key);
    if (known) return known;
    const made = await compress(body, encoding, "quick");
    this.#compressed.set(key, made);
    return made;
  }
}

function setEncoding(response: PlannedResponse, encoding: Encoding): void {
  response.setHeader("Content-Encoding", encoding);
  response.removeHeader("Content-Length");
  response.removeHeader("Accept-Ranges");
  const etag = response.getHeader("etag");
  if (typeof etag === "string" && !etag.startsWith("W/")) response.setHeader("ETag", `W/${etag}`);
}

function addVary(response: PlannedResponse, name: string): void {
  const vary = [response.getHeader("vary") ?? []].flat().join(", ");
  if (vary.toLowerCase().includes(name.toLowerCase())) return;
  response.setHeader("Vary", vary ? `${vary}, ${name}` : name);
}
