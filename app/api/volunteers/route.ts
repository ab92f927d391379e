import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";
import { joinVolunteers } from "@/lib/volunteers/commands";
import { listVolunteers } from "@/lib/volunteers/queries";
import { VOLUNTEERS_TAG } from "@/lib/volunteers/rules";
import { JoinVolunteers, ListVolunteers } from "@/lib/volunteers/schemas";

/** GET /api/volunteers: a plain array, which never holds an e-mail address. */
export const GET = route({
  summary: "Daftar relawan, tanpa alamat email.",
  access: "anonymous",
  query: ListVolunteers,
  handler: ({ ctx, query, request }) => {
    const { limit, cursor, daerah, area, q } = query;
    return cachedReply(request, ["volunteers", limit, cursor, daerah, area, q], [VOLUNTEERS_TAG], async () => {
      const { items, nextCursor } = await listVolunteers(ctx, query);
      return { value: items, nextCursor };
    });
  },
});

/**
 * POST /api/volunteers: listed at once unless held. The spec's 409 tells that an address is registered; since a try
 * also registers what is not, and the limit is tight even for an address that many share, nobody tries out a list.
 * A number is answered likewise, never with the link of who came first.
 */
export const POST = route({
  summary: "Mendaftar sebagai relawan dengan email atau nomor WhatsApp.",
  access: "anyone",
  limit: "volunteer",
  body: JoinVolunteers,
  idempotent: true,
  status: 201,
  handler: async ({ ctx, body }) => {
    const receipt = body.email != null && (await mayMail(ctx, body.email));
    return joinVolunteers(ctx, body, { receipt });
  },
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
