import { myReports } from "@/lib/reports/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/mine: of the account and of this browser, with the held ones; [] for who has written nothing. */
export const GET = route({
  summary: "Laporan dari akun dan peramban ini.",
  access: "anyone",
  handler: ({ ctx }) => myReports(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
