import { Nothing } from "@/lib/http/fields";
import { sendAllAgain } from "@/lib/mails/commands";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/mails/again: puts every mail that was given up back among those that wait, a thousand at once. */
export const POST = route({
  summary: "Mengirim ulang semua surat yang gagal.",
  access: "admin",
  limit: "staff",
  body: Nothing,
  idempotent: true,
  handler: ({ ctx }) => sendAllAgain(ctx),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
