import { recordEntry } from "@/lib/deposits/commands";
import { memberEntries } from "@/lib/deposits/queries";
import { DepositPage, MemberParams, RecordEntry } from "@/lib/deposits/schemas";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/partners/{id}/members/{memberId}/entries: newest first, for the waste bank itself only. */
export const GET = route({
  summary: "Catatan tabungan satu nasabah, yang terbaru lebih dulu.",
  access: "anyone",
  params: MemberParams,
  query: DepositPage,
  handler: async ({ ctx, params, query, request }) => {
    const token = request.headers.get(MANAGE_HEADER) ?? undefined;
    return listReply(await memberEntries(ctx, params.id, params.memberId, token, query.cursor), request);
  },
});

/** POST /api/partners/{id}/members/{memberId}/entries: a deposit, a withdrawal, or a correction by counter-entry. */
export const POST = route({
  summary: "Mencatat setoran, penarikan, atau koreksi; catatan tidak dapat diubah.",
  access: "anyone",
  limit: "deposit",
  params: MemberParams,
  body: RecordEntry,
  status: 201,
  handler: ({ ctx, params, body }) => recordEntry(ctx, params.id, params.memberId, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
