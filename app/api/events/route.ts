import { assertOrganiser } from "@/lib/events/event/access";
import { createEvent } from "@/lib/events/event/commands";
import { listEvents } from "@/lib/events/event/queries";
import { EVENTS_TAG } from "@/lib/events/event/rules";
import { CreateEvent, ListEvents } from "@/lib/events/event/schemas";
import { hasAccessCookie } from "@/lib/server/auth/event-access";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";

/** No change drops a list when an event ends, so each is kept for no longer than this. */
const CACHE_MS = 60_000;

/** GET /api/events: a plain array; the next piece stands in Link. */
export const GET = route({
  summary: "Daftar kegiatan; halaman berikutnya ada di header Link.",
  access: "anonymous",
  query: ListEvents,
  handler: ({ ctx, query, request }) => {
    const { limit, cursor, kind, when, month, province, area } = query;
    const minute = Math.floor(ctx.now().getTime() / CACHE_MS);
    return cachedReply(
      request,
      ["events", limit, cursor, kind, when, month, province, area, minute],
      [EVENTS_TAG],
      async () => {
        const { items, nextCursor } = await listEvents(ctx, query);
        return { value: items, nextCursor };
      },
    );
  },
});

/** POST /api/events: for staff, and for whoever entered the access code. */
export const POST = route({
  summary: "Membuat kegiatan; untuk pengelola dan pemegang kode akses.",
  access: "anyone",
  limit: "event",
  body: CreateEvent,
  idempotent: true,
  status: 201,
  handler: async ({ ctx, body, request }) => {
    const withCode = await hasAccessCookie(request, ctx);
    assertOrganiser(ctx.actor, withCode);
    const receipt = body.organiser_email != null && (await mayMail(ctx, body.organiser_email));
    return createEvent(ctx, body, { withCode, receipt });
  },
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
