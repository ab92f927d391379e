import { flagText } from "@/lib/forum/commands-flag";
import { FlagText, ThreadParams } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/threads/{id}/flag: once a person; several hide the topic until staff have looked. */
export const POST = route({
  summary: "Melaporkan topik; beberapa laporan menyembunyikannya sampai diperiksa.",
  access: "anyone",
  limit: "flag",
  params: ThreadParams,
  body: FlagText,
  handler: ({ ctx, params, body }) => flagText(ctx, { kind: "topik", id: params.id }, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
