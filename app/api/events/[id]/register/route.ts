import { EventParams, RegisterForEvent, summaryOfRegistration } from "@/lib/events/event/schemas";
import { registerForEvent } from "@/lib/events/registration/commands-register";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";

/**
 * PATCH /api/events/{id}/register: an empty body takes name and confirmed e-mail from the account. A number
 * is nobody's proven own, so that registering it a second time never answers with the link of the first.
 */
export const PATCH = route({
  summary: "Mendaftar ke kegiatan dengan email atau nomor WhatsApp; isi kosong memakai nama dan email akun.",
  access: "anyone",
  limit: "registration",
  params: EventParams,
  body: RegisterForEvent,
  invalidMessage: summaryOfRegistration,
  idempotent: true,
  handler: async ({ ctx, params, body }) => {
    const receipt = body.email === undefined || (await mayMail(ctx, body.email));
    return registerForEvent(ctx, params.id, body, { receipt });
  },
});
