import { sendOrganiserLinks } from "@/lib/events/event/commands-organiser-link";
import { AskOrganiserLink } from "@/lib/events/event/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";

/** POST /api/events/organiser-link: mails lost private links; answers alike whether the address is known or not. */
export const POST = route({
  summary: "Mengirim lagi tautan pribadi penyelenggara; jawabannya selalu sama.",
  access: "anyone",
  limit: "email",
  body: AskOrganiserLink,
  status: 202,
  handler: async ({ ctx, body }) => {
    const receipt = await mayMail(ctx, body.email);
    return sendOrganiserLinks(ctx, body, { receipt });
  },
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
