import { errorBody } from "@/lib/http/error-body";
import { isDraining } from "@/lib/server/draining";
import { otherMethods } from "@/lib/server/http/other-methods";
import { contentPolicy } from "@/lib/server/http/security-headers";
import { databaseReadiness } from "@/lib/server/readiness";
import { services } from "@/lib/server/services";

export const dynamic = "force-dynamic";

const RETRY_SECONDS = "5";

/** GET /api/ready → this process takes requests, and the database answers and stores; 503 otherwise. Not made by `route()`, like /api/health. */
export async function GET(): Promise<Response> {
  if (isDraining()) return notReady("Server ini sedang dihentikan. Coba lagi sebentar lagi.");
  const readiness = await databaseReadiness(services().db);
  if (readiness === "away") return notReady("Basis data sedang tidak menjawab. Coba lagi sebentar lagi.");
  if (readiness === "bare") return notReady("Basis data belum disiapkan. Jalankan npm run db:prepare.");
  if (readiness === "full") return notReady("Basis data sedang tidak dapat menyimpan data. Coba lagi sebentar lagi.");
  return Response.json({ status: "ok" }, { headers: guards() });
}

function notReady(message: string): Response {
  return Response.json(errorBody(message), { status: 503, headers: { ...guards(), "retry-after": RETRY_SECONDS } });
}

function guards() {
  return { "cache-control": "no-store", "content-security-policy": contentPolicy() };
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
