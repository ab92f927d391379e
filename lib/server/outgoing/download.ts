import "server-only";
import { type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP } from "node:net";
import { Readable } from "node:stream";
import { isOpenAddress } from "@/lib/push/subscription";
import { guardedLookup, isPrivateAddress, type OpenInternet, resolveName } from "./guarded-lookup";

const MOST_REDIRECTS = 5;

export interface DownloadLimits extends OpenInternet {
  /** Without a byte. */
  idleMs: number;
  /** From the first request to the last byte. */
  totalMs: number;
}

export const DOWNLOAD_LIMITS: DownloadLimits = {
  isOpen: isOpenAddress,
  resolve: resolveName,
  idleMs: 20_000,
  totalMs: 300_000,
};

/** Why nothing was downloaded, in one Indonesian sentence. */
export class DownloadError extends Error {
  override name = "DownloadError";
}

/**
 * Fetches what lies at an address that a server out of the operator's control may have named.
 * @param trusted the operator's own choice: its origin may be any host, every other is https at a public address
 * @returns the body, which fails with a DownloadError when it is cut off or too slow
 */
export async function download(address: URL, trusted: URL, limits: DownloadLimits): Promise<Readable> {
  const pace = { signal: AbortSignal.timeout(limits.totalMs), isIdle: false };
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await open(url, pace, { isTrusted: url.origin === trusted.origin, limits });
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return Readable.from(bytesOf(answer, url, pace));
    answer.destroy();
    const next = headers.location;
    if (statusCode < 300 || statusCode >= 400 || !next || !URL.canParse(next, url)) {
      throw new DownloadError(`Server ${url.host} menjawab dengan status ${statusCode}.`);
    }
    url = new URL(next, url);
  }
  throw new DownloadError(`Server ${url.host} mengalihkan terlalu sering.`);
}

/** State of one download. */
interface Pace {
  signal: AbortSignal;
  isIdle: boolean;
}

/** @throws DownloadError */
function open(
  url: URL,
  pace: Pace,
  { isTrusted, limits }: { isTrusted: boolean; limits: DownloadLimits },
): Promise<IncomingMessage> {
  if (!isTrusted && !mayAsk(url, limits)) throw new DownloadError(closed(url));
  const options: RequestOptions = {
    agent: false,
    signal: pace.signal,
    timeout: limits.idleMs,
    headers: { "accept-encoding": "identity", "user-agent": "Sulur" },
    ...(isTrusted ? {} : { lookup: guardedLookup(limits) }),
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? secureRequest : plainRequest;
    const outgoing = request(url, options, resolve);
    outgoing.on("timeout", () => {
      pace.isIdle = true;
      outgoing.destroy();
    });
    outgoing.on("error", (error) => reject(failure(error, url, pace, `Server ${url.host} tidak terhubung.`)));
    outgoing.end();
  });
}

function mayAsk({ protocol, hostname }: URL, { isOpen }: OpenInternet): boolean {
  const host = hostname.replace(/^\[|\]$/gu, "");
  return protocol === "https:" && (isIP(host) === 0 || isOpen(host));
}

async function* bytesOf(answer: IncomingMessage, url: URL, pace: Pace): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of answer) yield chunk as Buffer;
  } catch (error) {
    throw failure(error, url, pace, `Unduhan dari ${url.host} terputus di tengah.`);
  }
}

const closed = (url: URL) => `Alamat ${url.host} ditolak, karena bukan alamat https umum.`;

/** Node says of all of them no more than that the connection ended. */
function failure(error: unknown, url: URL, { signal, isIdle }: Pace, otherwise: string): DownloadError {
  if (isPrivateAddress(error)) return new DownloadError(closed(url));
  const isSlow = isIdle || signal.aborted;
  return new DownloadError(isSlow ? `Unduhan dari ${url.host} terlalu lambat, jadi dihentikan.` : otherwise);
}
