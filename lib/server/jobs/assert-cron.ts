import "server-only";
import { NotFound, Unauthenticated } from "@/lib/kernel/errors";
import { env } from "@/lib/server/env";
import { showsSecret } from "@/lib/server/http/bearer-secret";

/** @throws NotFound where nobody set a secret; Unauthenticated for who does not show it */
export function assertCron(request: Request): void {
  const { CRON_SECRET } = env();
  if (CRON_SECRET === undefined) throw new NotFound("Halaman atau data yang diminta tidak ditemukan.");
  if (showsSecret(request.headers.get("authorization"), CRON_SECRET)) return;
  throw new Unauthenticated("Sertakan CRON_SECRET sebagai Authorization: Bearer.");
}
