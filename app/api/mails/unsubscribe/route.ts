import { stopMails, takeBackStop } from "@/lib/mails/commands-stop";
import { stopPagePath } from "@/lib/mails/rules-stop";
import { StopQuery } from "@/lib/mails/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { seeOther } from "@/lib/server/http/see-other";

/** GET /api/mails/unsubscribe?token=…: mail scanners open addresses too, so it changes nothing and leads to the page that asks. */
export const GET = route({
  summary: "Membuka halaman untuk berhenti menerima email; belum mengubah apa pun.",
  access: "anonymous",
  query: StopQuery,
  status: 303,
  handler: async ({ query }) => seeOther(stopPagePath(query.token)),
});

/** POST: a mail program's own button (RFC 8058), and the page's. */
export const POST = route({
  summary: "Menghentikan email tentang satu kiriman, dengan token dari emailnya.",
  access: "anyone",
  limit: "seat",
  query: StopQuery,
  handler: ({ ctx, query }) => stopMails(ctx, query.token),
});

/** DELETE: takes the press back. Only the recipient holds the token, so nobody else can have mails sent again. */
export const DELETE = route({
  summary: "Mengirim lagi email yang dihentikan dengan token itu.",
  access: "anyone",
  limit: "seat",
  query: StopQuery,
  handler: ({ ctx, query }) => takeBackStop(ctx, query.token),
});

export const { PUT, PATCH, OPTIONS } = otherMethods("GET", "POST", "DELETE");
