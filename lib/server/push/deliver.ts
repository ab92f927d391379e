import "server-only";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import webpush from "web-push";
import type { Deliver } from "@/lib/push/commands-send";
import { type Delivery, TTL_SECONDS } from "@/lib/push/rules";
import { isOpenAddress } from "@/lib/push/subscription";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { guardedLookup, isPrivateAddress, type OpenInternet, resolveName } from "@/lib/server/outgoing/guarded-lookup";
import { vapidKeys } from "./vapid";

const TIMEOUT_MS = 5_000;

/** What a delivery needs of the outside; tests put a push service of their own in the place of the open internet. */
interface Outside extends OpenInternet {
  port: number;
  send: typeof request;
}

/** Brings messages to push services, encrypted for the browser (RFC 8291) and signed (RFC 8292). */
export function pushDelivery(
  { isOpen, port, send, resolve }: Outside = { isOpen: isOpenAddress, port: 443, send: request, resolve: resolveName },
): Deliver {
  return async ({ endpoint, p256dh, auth }, message, topic) => {
    try {
      const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { subject: contact(), ...vapidKeys() },
        TTL: TTL_SECONDS,
        topic: topic.slice(0, 32),
      });
      const { hostname, pathname, search, protocol } = new URL(endpoint);
      const host = hostname.replace(/^\[|\]$/gu, "");
      if (protocol !== "https:" || (isIP(host) !== 0 && !isOpen(host))) return "refused";
      const { status, retryAfter } = await post(
        send,
        {
          host,
          port,
          path: `${pathname}${search}`,
          headers: details.headers,
          lookup: guardedLookup({ isOpen, resolve }),
        },
        details.body,
      );
      return deliveryOf(status, retryAfter);
    } catch (error) {
      log().info({ err: error }, "a push message was not delivered");
      return isPrivateAddress(error) ? "refused" : { retrySeconds: null };
    }
  };
}

function deliveryOf(status: number, retryAfter: string | undefined): Delivery {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (status === 408 || status === 429 || status >= 500) return { retrySeconds: Number(retryAfter) || null };
  return "refused";
}

interface Post {
  host: string;
  port: number;
  path: string;
  headers: Record<string, string | number>;
  lookup: LookupFunction;
}

/** Follows no redirect and reads no answer. */
function post(
  send: Outside["send"],
  options: Post,
  body: Buffer | null,
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outgoing = send({ ...options, method: "POST", agent: false, signal }, (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] });
      answer.destroy();
    });
    outgoing.on("error", reject);
    outgoing.end(body ?? undefined);
  });
}

/** Whom a push service may write to when something is wrong with what we send. */
function contact(): string {
  const { SITE_URL, MAIL_FROM } = env();
  if (SITE_URL.startsWith("https:")) return SITE_URL;
  return `mailto:${/[^\s<>]+@[^\s<>]+/u.exec(MAIL_FROM)?.[0]}`;
}
