/** POST /api/login: a bearer token for API clients. Sets no cookie; browsers sign in through /api/auth. */
import { issueToken } from "@/lib/accounts/commands";
import { LogIn } from "@/lib/accounts/schemas";
import { accountView, type LoggedInView } from "@/lib/accounts/view";
import { comparisonKey } from "@/lib/format/text";
import { identify } from "@/lib/server/auth/identify";
import { knownDevice } from "@/lib/server/auth/known-device";
import { signIn } from "@/lib/server/auth/sign-in";
import { deviceOf } from "@/lib/server/http/address";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Menukar username dan password dengan token untuk klien API.",
  statuses: [401],
  access: "anonymous",
  body: LogIn,
  handler: async ({ ctx, body, request, requestId, address }): Promise<LoggedInView> => {
    const device = deviceOf(request);
    // A client that still has a token of the account is as well known as a browser that has signed in to it.
    const holder = request.headers.has("authorization") ? await identify(request) : null;
    const knownAs = async (username: string) =>
      holder && comparisonKey(holder.username) === comparisonKey(username)
        ? `user:${holder.userId}`
        : knownDevice(ctx, request, username);
    const { account, warning } = await signIn(ctx, { ...body, device, address, knownAs, requestId });
    const token = await issueToken(ctx, account.id, { remember: body.remember ?? true, device });
    return {
      message: `Login berhasil! Selamat datang, ${account.username}.`,
      user: accountView(account),
      token,
      warning,
    };
  },
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
