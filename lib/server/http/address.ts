import { isIP, isIPv4, isIPv6 } from "node:net";
import type { NetworkGroup } from "@/lib/kernel/actor";
import { log } from "@/lib/server/log";
import { openHeader } from "./own-header";

/** The socket's address, sealed: the server sets it on every request, and nobody else can. */
export const PEER_HEADER = "x-sulur-peer";

const WITH_PORT = /^(?:(?<v4>\d+\.\d+\.\d+\.\d+)|\[(?<v6>[^\]]+)\])(?::\d+)?$/u;
/** An IPv4 address in its IPv6 form, as `URL` writes it. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/u;
/** The first three groups and the fourth of a /64. */
const SUBNET = /^([\da-f]{1,4}(?::[\da-f]{1,4}){2}):([\da-f]{1,4})::\/64$/u;
const UNKNOWN = "unknown";

/**
 * The key of the address a request came from. server.mjs puts the socket's address in its own header;
 * X-Forwarded-For counts only as many entries from the right as there are trusted proxies, since
 * everything left of them can be invented. An IPv6 customer holds a whole /64, so that is the key.
 */
export function addressKey(request: Request, trustedHops: number): string {
  if (trustedHops === 0 && request.headers.has("x-forwarded-for")) noticeProxy();
  const forwarded = (request.headers.get("x-forwarded-for") ?? "").split(",");
  const trusted = trustedHops > 0 ? addressIn(forwarded.at(-trustedHops) ?? "") : null;
  const address = trusted ?? addressIn(openHeader(request.headers, PEER_HEADER) ?? "");
  return address === null ? UNKNOWN : networkOf(address);
}

let hasNoticedProxy = false;

/** Without the addresses in it, which are personal data. */
function noticeProxy(): void {
  if (hasNoticedProxy || process.env.NODE_ENV !== "production") return;
  hasNoticedProxy = true;
  log().warn("X-Forwarded-For arrives but TRUSTED_PROXY_HOPS is 0: if a proxy writes it, set the number of proxies");
}

/**
 * The groups of addresses that one person may hold: an IPv6 line has a /56 or a /48, an IPv4 neighbourhood a /24.
 * A wider group also holds more people, so it has a multiple of the allowance.
 * @param key as `addressKey` returns it
 * @returns narrowest first
 */
export function networkGroups(key: string): readonly NetworkGroup[] {
  const narrowest = { key, times: 1 };
  if (isIPv4(key)) return [narrowest, { key: `${key.split(".", 3).join(".")}.0/24`, times: 8 }];
  const [, site, subnet] = SUBNET.exec(key) ?? [];
  if (site === undefined || subnet === undefined) return [narrowest];
  const wider = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [narrowest, { key: `${site}:${wider}::/56`, times: 2 }, { key: `${site}::/48`, times: 4 }];
}

/**
 * Whether the address is the client's own. A proxy that is not counted in TRUSTED_PROXY_HOPS shows by its
 * X-Forwarded-For: then everybody seems to come from the proxy.
 */
export function isClientAddress(request: Request, trustedHops: number): boolean {
  if (addressKey(request, trustedHops) === UNKNOWN) return false;
  return trustedHops > 0 || !request.headers.has("x-forwarded-for");
}

/** @returns the address without the port that some proxies add; null for anything else */
function addressIn(entry: string): string | null {
  const text = entry.trim();
  const { v4, v6 } = WITH_PORT.exec(text)?.groups ?? {};
  // A link-local address may name the network card behind a percent sign.
  const address = (v4 ?? v6 ?? text).split("%", 1)[0] ?? "";
  return isIP(address) ? address : null;
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // One way of writing for all: lower case, shortened, without dots.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high !== undefined && low !== undefined) return dotted(high, low);
  const [head = "", tail] = short.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill("0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function dotted(...groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");
}

/** What the client calls itself; `deviceName` makes it fit to be stored. */
export function deviceOf(request: Request): string {
  return request.headers.get("user-agent") ?? "";
}
