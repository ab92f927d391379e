import { type Endpoint, endpointsOf, type RouteModule } from "@/lib/server/openapi/endpoints";

// Loaded only when asked for: this route is among them.
const ROUTE_FILES = import.meta.glob<RouteModule>("/app/api/**/route.ts");

/** Every route of the API as it declares itself, so that a new one describes itself too. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  const loaded = await Promise.all(
    Object.entries(ROUTE_FILES).map(async ([file, load]) => [file, await load()] as const),
  );
  return endpointsOf(Object.fromEntries(loaded));
}
