import { createThread } from "@/lib/forum/commands";
import { listThreads } from "@/lib/forum/queries";
import { FORUM_TAG } from "@/lib/forum/rules";
import { CreateThread, ListThreads } from "@/lib/forum/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/threads: a plain array, the same for everyone; what a person likes stands in /api/threads/own. */
export const GET = route({
  summary: "Daftar topik forum, sama untuk semua orang; halaman berikutnya ada di header Link.",
  access: "anonymous",
  query: ListThreads,
  handler: ({ ctx, query, request }) => {
    const { limit, cursor, category, sort, q } = query;
    return cachedReply(request, ["threads", limit, cursor, category, sort, q], [FORUM_TAG], async () => {
      const { items, nextCursor } = await listThreads(ctx, query);
      return { value: items, nextCursor };
    });
  },
});

/** POST /api/threads: open to everyone; the first text of a writer and what a filter doubts is taken in, but held. */
export const POST = route({
  summary: "Menulis topik; yang pertama dari seseorang menunggu pemeriksaan.",
  access: "anyone",
  limit: "thread",
  body: CreateThread,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => createThread(ctx, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
