import "server-only";

/** `GET /api/reports/{id}` → `GET_api_reports_id`; also the anchor of the route on its page. */
export function operationIdOf(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/gu, "_").replace(/_$/u, "");
}
