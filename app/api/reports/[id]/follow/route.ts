import { followReport } from "@/lib/reports/follow/commands";
import { FollowReport } from "@/lib/reports/follow/schemas";
import { ReportParams } from "@/lib/reports/schemas";
import { evenRefusal } from "@/lib/server/auth/even-refusal";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";

/** POST /api/reports/{id}/follow: answers alike whether the address follows already, was written to before, or is new. */
export const POST = route({
  summary: "Mengikuti laporan lewat email: alamat akun langsung, alamat lain setelah dikonfirmasi dari suratnya.",
  access: "anyone",
  limit: "follow",
  params: ReportParams,
  body: FollowReport,
  handler: async ({ ctx, params, body }) => {
    const started = performance.now();
    const receipt = body.email === undefined || (await mayMail(ctx, body.email));
    const answer = await followReport(ctx, params.id, body, { receipt });
    // The time of the answer does not reveal whether the address follows.
    if (body.email !== undefined) await evenRefusal(started);
    return answer;
  },
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
