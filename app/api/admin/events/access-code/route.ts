import { rotateAccessCode } from "@/lib/events/event/commands-organiser-link";
import { Nothing } from "@/lib/http/fields";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/events/access-code: a new code in place of the old one. */
export const POST = route({
  summary: "Mengganti kode akses kegiatan.",
  access: "admin",
  limit: "staff",
  body: Nothing,
  handler: ({ ctx }) => rotateAccessCode(ctx),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
