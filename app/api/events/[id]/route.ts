import { deleteEvent, editEvent } from "@/lib/events/event/commands";
import { findEvent } from "@/lib/events/event/queries";
import { eventTag } from "@/lib/events/event/rules";
import { EditEvent, EventParams } from "@/lib/events/event/schemas";
import { NotFound } from "@/lib/kernel/errors";
import { hasAccessCookie } from "@/lib/server/auth/event-access";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/events/{id} */
export const GET = route({
  summary: "Satu kegiatan.",
  access: "anonymous",
  params: EventParams,
  handler: ({ ctx, params, request }) =>
    cachedReply(request, ["event", params.id], [eventTag(params.id)], async () => {
      const event = await findEvent(ctx, params.id);
      if (!event) throw new NotFound("Kegiatan tidak ditemukan.");
      return { value: event };
    }),
});

/** PATCH /api/events/{id}: for staff, and with the token of the private link. */
export const PATCH = route({
  summary: "Mengubah kegiatan; untuk pengelola dan dengan kunci di header x-sulur-kunci.",
  access: "anyone",
  limit: "event",
  params: EventParams,
  body: EditEvent,
  handler: ({ ctx, params, body }) => editEvent(ctx, params.id, body),
});

/** DELETE /api/events/{id}: for staff, and for whoever entered the access code. */
export const DELETE = route({
  summary: "Menghapus kegiatan; untuk pengelola dan pemegang kode akses.",
  access: "anyone",
  limit: "event",
  params: EventParams,
  handler: async ({ ctx, params, request }) => deleteEvent(ctx, params.id, await hasAccessCookie(request, ctx)),
});

export const { POST, PUT, OPTIONS } = otherMethods("GET", "PATCH", "DELETE");
