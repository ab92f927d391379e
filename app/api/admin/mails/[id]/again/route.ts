import { Nothing } from "@/lib/http/fields";
import { sendAgain } from "@/lib/mails/commands";
import { MailParams } from "@/lib/mails/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/mails/{id}/again: puts a mail that was given up back among those that wait. */
export const POST = route({
  summary: "Mengirim ulang satu surat yang gagal.",
  access: "admin",
  limit: "staff",
  params: MailParams,
  body: Nothing,
  idempotent: true,
  handler: ({ ctx, params }) => sendAgain(ctx, params.id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
