import { followArea, unfollowArea } from "@/lib/area-follows/commands";
import { AreaParams, FollowArea } from "@/lib/area-follows/schemas";
import { evenRefusal } from "@/lib/server/auth/even-refusal";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";

/** POST /api/areas/{code}/follow: answers alike whether the address follows already, was written to before, or is new. */
export const POST = route({
  summary: "Mengikuti wilayah lewat email: alamat akun langsung, alamat lain setelah dikonfirmasi dari suratnya.",
  access: "anyone",
  limit: "follow",
  params: AreaParams,
  body: FollowArea,
  handler: async ({ ctx, params, body }) => {
    const started = performance.now();
    const receipt = body.email === undefined || (await mayMail(ctx, body.email));
    const answer = await followArea(ctx, params.code, body, { receipt });
    // The time of the answer does not reveal whether the address follows.
    if (body.email !== undefined) await evenRefusal(started);
    return answer;
  },
});

/** DELETE /api/areas/{code}/follow: ends one area of the account; one that it does not follow is ended already. */
export const DELETE = route({
  summary: "Berhenti mengikuti satu wilayah dengan akun sendiri.",
  access: "member",
  limit: "seat",
  params: AreaParams,
  status: 204,
  handler: ({ ctx, params }) => unfollowArea(ctx, params.code),
});

export const { GET, HEAD, PUT, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
