import { isIPv6 } from "node:net";

/** The socket's address; the server sets it on every request, whatever the client sent. */
export const PEER_HEADER = "x-sulur-peer";

/**
 * The key of the address a request came from. server.ts puts the socket's address in its own header;
 * X-Forwarded-For counts only as many entries from the right as there are trusted proxies, since
 * everything left of them can be invented. An IPv6 customer holds a whole /64, so that is the key.
 */
export function addressKey(request: Request, trustedHops: number): string {
  const forwarded = (request.headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const trusted = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
  const address = trusted || request.headers.get(PEER_HEADER) || "unknown";
  return networkOf(address);
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
}
