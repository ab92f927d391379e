import { AreaParams } from "@/lib/area-pages/schemas";
import { areaWay } from "@/lib/areas/queries";
import { areaPath } from "@/lib/areas/rules";
import { NotFound } from "@/lib/kernel/errors";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { drawAreaPoster } from "@/lib/server/print/area-poster";
import { pdfReply } from "@/lib/server/print/sheet";

/** GET /api/areas/{code}/poster: for a notice board; it names the area and leads to its page. */
export const GET = route({
  summary: "Poster papan pengumuman sebuah daerah sebagai PDF, dengan kode QR halamannya.",
  answers: ["application/pdf"],
  access: "anonymous",
  limit: "print",
  params: AreaParams,
  handler: async ({ ctx, params: { code } }) => {
    const area = (await areaWay(ctx, code)).at(-1);
    if (area === undefined) throw new NotFound("Tidak ada daerah dengan kode ini.");
    const file = await drawAreaPoster(area, ctx.link(areaPath(area)));
    return pdfReply(file, `poster-${area.slug}`, "public, max-age=60");
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
