import "server-only";
import { showsSecret } from "@/lib/server/http/bearer-secret";
import { contentPolicy } from "@/lib/server/http/security-headers";
import { currentMeters } from "./meters";

/** It does not come through `route()`. */
const GUARDS = { "cache-control": "no-store", "content-security-policy": contentPolicy() };

/**
 * What this process measured, for whoever shows the token.
 * @param token undefined where nobody measures
 * @param authorization the request's header of that name
 */
export async function metricsReply(token: string | undefined, authorization: string | null): Promise<Response> {
  const meters = currentMeters();
  if (token === undefined || meters === undefined) return refusal(404, "Tidak ditemukan.");
  if (!showsSecret(authorization, token)) {
    return refusal(401, "Sertakan METRICS_TOKEN sebagai Authorization: Bearer.", { "www-authenticate": "Bearer" });
  }
  const body = await meters.registry.metrics();
  return new Response(body, { headers: { ...GUARDS, "content-type": meters.registry.contentType } });
}

function refusal(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  const plain = { ...GUARDS, "content-type": "text/plain; charset=utf-8" };
  return new Response(`${sentence}\n`, { status, headers: { ...plain, ...headers } });
}
