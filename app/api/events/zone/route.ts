import { findZone } from "@/lib/events/event/queries-zone";
import { FindZone } from "@/lib/events/event/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/events/zone?location=: the clock that an event there follows, as POST /api/events reads a time without a zone. */
export const GET = route({
  summary: "Zona waktu sebuah tempat, menurut titik atau namanya.",
  access: "anonymous",
  query: FindZone,
  handler: ({ ctx, query }) => findZone(ctx, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
