import "server-only";
import { OLD_LINKS_UNTIL } from "@/lib/http/private-links";

interface Given {
  request: Request;
  /** Name of the header that carries the key. */
  header: string;
  /** What an older client sent in the query. */
  old: string | undefined;
  now: Date;
}

/** The key of a private link where a request has no body. */
export function privateToken({ request, header, old, now }: Given): string | undefined {
  return request.headers.get(header) ?? (now < OLD_LINKS_UNTIL ? old : undefined);
}
