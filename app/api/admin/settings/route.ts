import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { saveSettings } from "@/lib/settings/commands";
import { WriteSettings } from "@/lib/settings/schemas";

/** PATCH /api/admin/settings: all of them anew, as the form holds them; 409 when somebody was first. */
export const PATCH = route({
  summary: "Menyimpan siapa pengelola situs dan kontaknya; khusus admin.",
  access: "admin",
  limit: "staff",
  body: WriteSettings,
  handler: ({ ctx, body }) => saveSettings(ctx, body),
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
