import { dayIn } from "@/lib/format/dates";
import { csvForm } from "@/lib/http/fields";
import { exportPlaceList } from "@/lib/places/queries-list";
import { PlaceListFilter } from "@/lib/places/schemas";
import { csvReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/places/export-list: the desk's list as a CSV file to read; what can be imported again is `export`. */
export const GET = route({
  summary: "Daftar lokasi sebagai CSV untuk dibaca.",
  answers: ["text/csv"],
  access: "staff",
  limit: "staff",
  query: PlaceListFilter.safeExtend({ format: csvForm }),
  handler: async ({ ctx, query: { format, ...query } }) =>
    csvReply(await exportPlaceList(ctx, query), `sulur-daftar-lokasi-${dayIn(ctx.now())}`, format),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
