import { errorBody } from "@/lib/http/error-body";
import { databaseAnswers } from "@/lib/server/readiness";
import { services } from "@/lib/server/services";

export const dynamic = "force-dynamic";

const RETRY_SECONDS = "5";

/** GET /api/ready → the database answers too; 503 otherwise. Not made by `route()`, like /api/health. */
export async function GET(): Promise<Response> {
  if (await databaseAnswers(services().db)) {
    return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
  }
  const body = errorBody("Basis data sedang tidak menjawab. Coba lagi sebentar lagi.");
  return Response.json(body, { status: 503, headers: { "cache-control": "no-store", "retry-after": RETRY_SECONDS } });
}
