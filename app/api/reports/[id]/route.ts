import { timedHandovers } from "@/lib/channels/handovers/queries";
import { CHANNELS_TAG } from "@/lib/channels/rules";
import { NotFound } from "@/lib/kernel/errors";
import { findReport } from "@/lib/reports/queries";
import { ReportParams } from "@/lib/reports/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/{id}: by id or number; without the texts while it is held or when it was rejected. */
export const GET = route({
  summary: "Satu laporan, dengan id atau nomornya, dan ke kanal mana warga meneruskannya.",
  access: "anonymous",
  params: ReportParams,
  handler: ({ ctx, params, request }) => {
    const { id } = params;
    // A report's own tag is its number, so what is asked for by id hangs on the tag of all.
    const [key, tag] = "code" in id ? [id.code, `report:${id.code}`] : [id.id, "reports"];
    return cachedReply(request, ["report", key], [tag, CHANNELS_TAG], async () => {
      const report = await findReport(ctx, id);
      if (!report) throw new NotFound("Laporan tidak ditemukan. Periksa kembali nomornya.");
      return { value: { ...report, handovers: await timedHandovers(ctx, report) } };
    });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
