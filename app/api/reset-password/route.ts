/** POST /api/reset-password: the second step of /forgot. `userId` is the ticket, which counts once. */
import { resetPassword } from "@/lib/accounts/recovery/commands";
import { ResetPassword } from "@/lib/accounts/recovery/schemas";
import { deviceOf } from "@/lib/server/http/address";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Langkah kedua memulihkan akun: password baru dengan tiket sekali pakai.",
  statuses: [401],
  access: "anonymous",
  body: ResetPassword,
  idempotent: true,
  handler: ({ ctx, body, request }) => resetPassword(ctx, body, deviceOf(request)),
});
