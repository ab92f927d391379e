/** POST /api/register: an ordinary account. Signs nobody in; the new resident goes on to /login. */
import { z } from "zod";
import { registerAccount } from "@/lib/accounts/commands";
import { parseRegistration } from "@/lib/server/auth/registration";
import { route } from "@/lib/server/http/route";

export const POST = route({
  access: "anyone",
  limit: "register",
  body: z.looseObject({}),
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => registerAccount(ctx, parseRegistration(body)),
});
