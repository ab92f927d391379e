import "server-only";
import type { ErrorBody } from "@/lib/http/error-body";
import type { RouteHandler } from "./route";

/**
 * The same route for a form that a browser sends without scripts: whatever it answers, the browser goes on to a page.
 * @param next path of the page after a success, from its answer
 * @param failed path of the page after a refusal
 */
export function forPlainForm(
  handle: RouteHandler,
  { next, failed }: { next: (answer: unknown) => string; failed: (status: number, fields: string[]) => string },
): RouteHandler {
  const answerByPage: RouteHandler = Object.assign(async (...given: Parameters<RouteHandler>) => {
    const answer = await handle(...given);
    const body: unknown = await answer.json();
    const path = answer.ok ? next(body) : failed(answer.status, Object.keys((body as Partial<ErrorBody>).errors ?? {}));
    const headers = new Headers(answer.headers);
    headers.delete("content-type");
    headers.set("cache-control", "no-store");
    headers.set("location", path);
    return new Response(null, { status: 303, headers });
  }, handle);
  return answerByPage;
}
