import { createComment, threadNotFound } from "@/lib/forum/commands";
import { listComments } from "@/lib/forum/queries";
import { threadTag } from "@/lib/forum/rules";
import { CreateComment, ListComments, ThreadParams } from "@/lib/forum/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/threads/{id}/comments: a plain array, oldest first. */
export const GET = route({
  summary: "Komentar sebuah topik, yang terlama lebih dulu.",
  access: "anonymous",
  params: ThreadParams,
  query: ListComments,
  handler: ({ ctx, params, query, request }) =>
    cachedReply(request, ["comments", params.id, query.limit, query.cursor], [threadTag(params.id)], async () => {
      const page = await listComments(ctx, params.id, query);
      if (!page) throw threadNotFound();
      return { value: page.items, nextCursor: page.nextCursor };
    }),
});

/** POST /api/threads/{id}/comments: under the account's name, or as the anonymous one whatever `author` says. */
export const POST = route({
  summary: "Menulis komentar, dengan nama akun atau tanpa nama.",
  access: "anyone",
  limit: "comment",
  fromOutbox: true,
  params: ThreadParams,
  body: CreateComment,
  idempotent: true,
  status: 201,
  handler: ({ ctx, params, body }) => createComment(ctx, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
