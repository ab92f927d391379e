import { summaryOfRegistration } from "@/lib/events/event/fields-register";
import { EventParams, RegisterForEvent } from "@/lib/events/event/schemas";
import { isHeld, registerForEvent } from "@/lib/events/registration/commands-register";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";

/**
 * PATCH /api/events/{id}/register: 202 where the organiser has to decide, since the unproved of one network take half of
 * the seats already. An empty body takes name and confirmed e-mail from the account. A number
 * is nobody's proven own, so that registering it a second time never answers with the link of the first.
 */
export const PATCH = route({
  summary: "Mendaftar ke kegiatan dengan email atau nomor WhatsApp; isi kosong memakai nama dan email akun.",
  access: "anyone",
  limit: "registration",
  params: EventParams,
  body: RegisterForEvent,
  invalidMessage: (errors) => summaryOfRegistration("PLANTING", errors) || undefined,
  idempotent: true,
  statusOf: (answer) => (isHeld(answer) ? 202 : 200),
  statuses: [202],
  handler: async ({ ctx, params, body }) => {
    const receipt = body.email == null || (await mayMail(ctx, body.email));
    return registerForEvent(ctx, params.id, body, { receipt });
  },
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
