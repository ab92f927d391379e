import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { myVolunteers } from "@/lib/volunteers/queries";

/** GET /api/volunteers/mine: registered from this account or browser, held ones too; [] for who registered nobody. */
export const GET = route({
  summary: "Relawan yang didaftarkan dari akun dan peramban ini.",
  access: "anyone",
  handler: ({ ctx }) => myVolunteers(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
