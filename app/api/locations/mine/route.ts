import { myPlaces } from "@/lib/places/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/locations/mine: of the account and of this browser, in every state; [] for who has added nothing. */
export const GET = route({
  summary: "Lokasi yang diusulkan dari akun dan peramban ini.",
  access: "anyone",
  handler: ({ ctx }) => myPlaces(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
