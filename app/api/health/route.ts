import { otherMethods } from "@/lib/server/http/other-methods";
import { contentPolicy } from "@/lib/server/http/security-headers";

/** Without this Next would answer out of its cache, even when nothing else works any more. */
export const dynamic = "force-dynamic";

/** GET /api/health → the process is alive. Not made by `route()`: probes ask often and must not run into a limit. */
export function GET(): Response {
  return Response.json(
    { status: "ok" },
    { headers: { "cache-control": "no-store", "content-security-policy": contentPolicy() } },
  );
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
