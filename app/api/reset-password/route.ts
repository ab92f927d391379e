/** POST /api/reset-password: the second step of /forgot. `userId` is the ticket, which counts once. */
import { findTicketHolder, resetPassword } from "@/lib/accounts/recovery/commands";
import { ResetPassword } from "@/lib/accounts/recovery/schemas";
import { deviceOf } from "@/lib/server/http/address";
import { TICKETS_USED } from "@/lib/server/http/limits";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { spendTyped } from "@/lib/server/http/spend-typed";

export const POST = route({
  summary: "Langkah kedua memulihkan akun: password baru dengan tiket sekali pakai.",
  statuses: [401],
  access: "anonymous",
  body: ResetPassword,
  idempotent: true,
  handler: async ({ ctx, body, request }) => {
    // Counted for right tickets alone: wrong ones are many, and an address would be shared with neighbours.
    const holder = await findTicketHolder(ctx, body.userId);
    await spendTyped("ticket:account", TICKETS_USED, String(holder.userId), "percobaan mengganti password");
    return resetPassword(ctx, holder, { newPassword: body.newPassword, device: deviceOf(request) });
  },
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
