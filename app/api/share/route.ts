import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/share: what another app shares is kept by the service worker; here it arrives where there is none yet. */
export const POST = route({
  summary: "Membuka formulir laporan dengan foto yang dibagikan aplikasi lain.",
  access: "anonymous",
  statuses: [303],
  handler: async () =>
    new Response(null, {
      status: 303,
      headers: { location: "/laporan?bagikan=ulang#formulir", "cache-control": "no-store" },
    }),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
