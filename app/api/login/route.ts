/** POST /api/login: a bearer token for API clients. Sets no cookie; browsers sign in through /api/auth. */
import { issueToken } from "@/lib/accounts/commands";
import { LogIn } from "@/lib/accounts/schemas";
import { accountView, type LoggedInView } from "@/lib/accounts/view";
import { signIn } from "@/lib/server/auth/sign-in";
import { deviceOf } from "@/lib/server/http/device";
import { route } from "@/lib/server/http/route";

export const POST = route({
  access: "anonymous",
  limit: "login",
  body: LogIn,
  handler: async ({ ctx, body, request, requestId }): Promise<LoggedInView> => {
    const device = deviceOf(request);
    const account = await signIn(ctx, { ...body, device, requestId });
    const token = await issueToken(ctx, account.id, { remember: body.remember ?? true, device });
    return { message: `Login berhasil! Selamat datang, ${account.username}.`, user: accountView(account), token };
  },
});
