import "server-only";
import { sessionIdOf } from "@/lib/server/auth/session-id";
import { env } from "@/lib/server/env";
import { addressKey, networkGroups } from "@/lib/server/http/address";
import { PAGE_READS } from "@/lib/server/http/limits";
import { visitorOf } from "@/lib/server/http/visitor";
import { busyPage } from "./busy-page";
import { ReadLimit } from "./read-limit";

const reads = new ReadLimit(PAGE_READS);
/** A cookie is easily had, so all cookies of one address together have as much as so many people. */
const PEOPLE_OF_ADDRESS = 8;

/**
 * Counts a page that is rendered for each request. Where an address has used up its allowance, a browser that this site
 * knows still has one of its own.
 * @returns the page that says to try again; null where the page may be rendered
 */
export async function takePageRead(request: Request): Promise<Response | null> {
  const address = addressKey(request, env().TRUSTED_PROXY_HOPS);
  const wait = await reads.take(networkGroups(address));
  if (wait === 0) return null;
  const session = await sessionIdOf(request);
  const cookie = session ?? visitorOf(request);
  // First the cookie's own, so that one that has used it up takes nothing from its neighbours.
  const isKnown = cookie !== null && (await reads.take([{ key: `cookie ${cookie}`, times: 1 }])) === 0;
  // Sessions apart, so that visitors' cookies keep no staff from the desk.
  const key = `${session === null ? "visitors" : "sessions"} ${address}`;
  if (isKnown && (await reads.take([{ key, times: PEOPLE_OF_ADDRESS }])) === 0) return null;
  return busyPage(Math.ceil(wait / 1000));
}
