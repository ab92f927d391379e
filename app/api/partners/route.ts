import { createPartner } from "@/lib/partners/commands";
import { summaryOfPartner } from "@/lib/partners/fields";
import { listPartners } from "@/lib/partners/queries";
import { PARTNERS_TAG } from "@/lib/partners/rules";
import { CreatePartner, ListPartners } from "@/lib/partners/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";

/** GET /api/partners: a plain array, which never holds an e-mail address. A position is one person's, so not cached. */
export const GET = route({
  summary: "Daftar bank sampah, tanpa alamat email; dengan titik, yang terdekat lebih dulu.",
  access: "anonymous",
  query: ListPartners,
  handler: async ({ ctx, query, request }) => {
    const { limit, cursor, material, day, area, latitude } = query;
    if (latitude !== undefined) return listReply<unknown>(await listPartners(ctx, query), request);
    return cachedReply(request, ["partners", limit, cursor, material, day, area], [PARTNERS_TAG], async () => {
      const { items, nextCursor } = await listPartners(ctx, query);
      return { value: items, nextCursor };
    });
  },
});

/** POST /api/partners: listed at once unless the filter doubts it; the private link's token stands in this one answer and in the mail to its address. */
export const POST = route({
  summary: "Mendaftarkan bank sampah; kunci tautan pribadinya hanya ada di jawaban ini.",
  access: "anyone",
  limit: "partner",
  body: CreatePartner,
  invalidMessage: summaryOfPartner,
  idempotent: true,
  status: 201,
  handler: async ({ ctx, body }) => {
    const receipt = body.email != null && (await mayMail(ctx, body.email));
    return createPartner(ctx, body, { receipt });
  },
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
