import "server-only";
import { ECDH } from "node:crypto";
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** Everything that is not the open internet: an endpoint is a stranger's address. */
const CLOSED_4 = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  CLOSED_4.addSubnet(net, bits, "ipv4");
}
/** Only 2000::/3 is public IPv6; Teredo and 6to4 within it can lead anywhere. */
const CLOSED_6 = new BlockList();
CLOSED_6.addSubnet("::", 3, "ipv6");
CLOSED_6.addSubnet("4000::", 2, "ipv6");
CLOSED_6.addSubnet("8000::", 1, "ipv6");
CLOSED_6.addSubnet("2001::", 32, "ipv6");
CLOSED_6.addSubnet("2002::", 16, "ipv6");

/** @param address an IP address, as a name was resolved to */
export function isOpenAddress(address: string): boolean {
  if (isIPv4(address)) return !CLOSED_4.check(address);
  return isIPv6(address) && !CLOSED_6.check(address, "ipv6");
}

/** Names that only a machine itself or its own network gives. */
const OWN_NETWORK = /^[^.]+$|\.(?:local|localhost|lan|internal|home\.arpa)$/u;

/** The address of a push service in the one form that URLs have; null for one that no server may ask. */
export function normalEndpoint(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, port, username, password, hostname, href } = new URL(text);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return null;
  const host = hostname.replace(/^\[(.*)\]$/u, "$1").replace(/\.$/u, "");
  const isOpen = isIP(host) === 0 ? !OWN_NETWORK.test(host) : isOpenAddress(host);
  return isOpen ? href : null;
}

/** A point of the curve that browsers encrypt on (RFC 8291). */
export function isPublicKey(bytes: Buffer): boolean {
  if (bytes.length !== 65) return false;
  try {
    ECDH.convertKey(bytes, "prime256v1");
    return true;
  } catch {
    return false;
  }
}

/** The secret that a browser shares with us. */
export const isSecret = (bytes: Buffer): boolean => bytes.length === 16 && bytes.some((byte) => byte !== 0);
