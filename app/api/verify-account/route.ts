/**
 * POST /api/verify-account: the first step of /forgot. `userId` is a ticket for POST /api/reset-password, never an
 * account's id. No Idempotency-Key: the kept answer would hold the ticket in readable form.
 */
import { VerifyAccount } from "@/lib/accounts/recovery/schemas";
import { knownDevice } from "@/lib/server/auth/known-device";
import { recover } from "@/lib/server/auth/recovery";
import { deviceOf } from "@/lib/server/http/address";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Langkah pertama memulihkan akun: memeriksa pertanyaan keamanan.",
  statuses: [401],
  access: "anonymous",
  body: VerifyAccount,
  handler: async ({ ctx, body, request, requestId, address }) => ({
    userId: await recover(ctx, {
      data: body,
      device: deviceOf(request),
      address,
      known: await knownDevice(ctx, request, body.username),
      requestId,
    }),
  }),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
