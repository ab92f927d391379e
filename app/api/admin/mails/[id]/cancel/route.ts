import { Nothing } from "@/lib/http/fields";
import { cancelMail } from "@/lib/mails/commands";
import { MailParams } from "@/lib/mails/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/mails/{id}/cancel: takes a mail back; one that is being sent already stays on its way. */
export const POST = route({
  summary: "Menarik surat yang belum dikirim.",
  access: "admin",
  limit: "staff",
  params: MailParams,
  body: Nothing,
  idempotent: true,
  handler: ({ ctx, params }) => cancelMail(ctx, params.id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
