import "server-only";
import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";

const PRIVATE = "a private address";

/** How a name becomes addresses, and which of them may be connected to; tests stand for the open internet. */
export interface OpenInternet {
  isOpen: (address: string) => boolean;
  resolve: (name: string) => Promise<LookupAddress[]>;
}

/** Not by the system: a stranger's name server that never answers would keep the few threads that all other names need. */
export async function resolveName(name: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [
    ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found;
}

/** Looked at when connecting, not before: a name may say something else a moment later. */
export function guardedLookup({ isOpen, resolve }: OpenInternet): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isOpen(address))) return callback(new Error(PRIVATE), "");
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ""),
    );
  };
}

/** Whether a connection was refused because a name led to a private address. */
export function isPrivateAddress(error: unknown): boolean {
  return error instanceof Error && error.message === PRIVATE;
}
