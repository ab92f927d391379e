import { areaPage } from "@/lib/area-pages/queries";
import { AREA_PAGE_SECONDS, AREA_PAGE_TAGS } from "@/lib/area-pages/rules";
import { AreaParams } from "@/lib/area-pages/schemas";
import { NotFound } from "@/lib/kernel/errors";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/areas/{code}: what the page of an area shows. */
export const GET = route({
  summary: "Kabar satu daerah: jumlah dan daftar laporan terverifikasi, kegiatan, bank sampah, lokasi, dan bagiannya.",
  access: "anonymous",
  params: AreaParams,
  handler: ({ ctx, params: { code }, request }) => {
    const hour = Math.floor(ctx.now().getTime() / (AREA_PAGE_SECONDS * 1000));
    return cachedReply(request, ["area", code, hour], AREA_PAGE_TAGS, async () => {
      const value = await areaPage(ctx, code);
      if (value === null) throw new NotFound("Tidak ada daerah dengan kode ini.");
      return { value };
    });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
