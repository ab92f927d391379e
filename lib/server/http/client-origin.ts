import "server-only";
import { isIPv4 } from "node:net";
import type { Origin } from "@/lib/kernel/actor";
import { env } from "@/lib/server/env";
import { fingerprint } from "@/lib/server/signing";
import { deviceOf, isClientAddress, networkGroups } from "./address";

/** @param address as `addressKey` returns it */
export function originOf(request: Request, address: string): Origin {
  const networks = networkGroups(address).map(({ key, times }) => ({ key: fingerprint("network", key), times }));
  const origin = { network: networks[0]?.key, networks };
  if (!isClientAddress(request, env().TRUSTED_PROXY_HOPS)) return { ...origin, isAddressKnown: false };
  // Many share an IPv4 address; the browser's name tells some of them apart.
  const device = isIPv4(address) ? `${address} ${deviceOf(request)}` : address;
  return { ...origin, isAddressKnown: true, device: fingerprint("device", device) };
}
