import { storyDraft } from "@/lib/content/story-draft";
import { dayIn } from "@/lib/format/dates";
import { slugOf } from "@/lib/format/text";
import { NotFound } from "@/lib/kernel/errors";
import { deskMessage } from "@/lib/messages/desk/queries";
import { MessageParams } from "@/lib/messages/schemas";
import { downloadReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/messages/{id}/draft: a sent story as a file for `content/kisah`; without its writer's address. */
export const GET = route({
  summary: "Kisah yang dikirim warga sebagai draf MDX.",
  answers: ["text/markdown", "text/mdx"],
  access: "staff",
  limit: "staff",
  params: MessageParams,
  handler: async ({ ctx, params }) => {
    const message = await deskMessage(ctx, params.id);
    if (message?.kind !== "STORY") throw new NotFound("Kisah tidak ditemukan.");
    const { id, name, subject, body, photo } = message;
    const text = storyDraft({ id, name, title: subject, body, photo: photo?.large ?? null, date: dayIn(ctx.now()) });
    return downloadReply(text, {
      contentType: "text/markdown; charset=utf-8",
      fileName: `${slugOf(subject ?? "", id, "kisah")}.mdx`,
    });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
