import { findEvent } from "@/lib/events/event/queries";
import { eventPath } from "@/lib/events/event/rules";
import { EventParams } from "@/lib/events/event/schemas";
import { NotFound } from "@/lib/kernel/errors";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { drawEventPoster } from "@/lib/server/print/event-poster";
import { pdfReply } from "@/lib/server/print/sheet";

/** GET /api/events/{id}/poster: for everyone, since it says nothing that the event's page does not. */
export const GET = route({
  summary: "Poster kegiatan sebagai PDF.",
  answers: ["application/pdf"],
  access: "anonymous",
  limit: "print",
  params: EventParams,
  handler: async ({ ctx, params }) => {
    const event = await findEvent(ctx, params.id);
    if (!event) throw new NotFound("Kegiatan tidak ditemukan.");
    const file = await drawEventPoster(event, ctx.link(eventPath(event.slug)));
    return pdfReply(file, `poster-${event.slug}`, "public, max-age=60");
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
