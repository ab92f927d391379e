import { threadNotFound } from "@/lib/forum/commands";
import { editThread } from "@/lib/forum/commands-edit";
import { findThread } from "@/lib/forum/queries";
import { threadTag } from "@/lib/forum/rules";
import { EditThread, ThreadParams } from "@/lib/forum/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/threads/{id}: one topic with the reports, places and events that it links to. */
export const GET = route({
  summary: "Satu topik beserta laporan, lokasi, dan kegiatan yang ditautnya.",
  access: "anonymous",
  params: ThreadParams,
  handler: ({ ctx, params, request }) =>
    cachedReply(request, ["thread", params.id], [threadTag(params.id)], async () => {
      const thread = await findThread(ctx, params.id);
      if (!thread) throw threadNotFound();
      return { value: thread };
    }),
});

/** PATCH /api/threads/{id}: by its writer in the first minutes; a link of a new writer holds it. */
export const PATCH = route({
  summary: "Mengubah topik sendiri dalam menit-menit pertama.",
  access: "anyone",
  limit: "forumEdit",
  params: ThreadParams,
  body: EditThread,
  idempotent: "own",
  handler: ({ ctx, params, body }) => editThread(ctx, params.id, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
