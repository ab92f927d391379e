import { reportChannels } from "@/lib/channels/queries";
import { CHANNELS_TAG } from "@/lib/channels/rules";
import { NotFound } from "@/lib/kernel/errors";
import { findReport } from "@/lib/reports/queries";
import { ReportParams } from "@/lib/reports/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/{id}/channels: 404 for every report that cannot be passed on, whatever the reason. */
export const GET = route({
  summary:
    "Teks siap kirim dan paling banyak tiga kanal untuk meneruskan laporan yang terverifikasi atau ditindaklanjuti.",
  access: "anonymous",
  params: ReportParams,
  handler: ({ ctx, params, request }) => {
    const { id } = params;
    // A report's own tag is its number, so what is requested by id carries the tag of all.
    const [key, tag] = "code" in id ? [id.code, `report:${id.code}`] : [id.id, "reports"];
    return cachedReply(request, ["report-channels", key], [tag, CHANNELS_TAG], async () => {
      const detail = await findReport(ctx, id);
      const value = detail && (await reportChannels(ctx, detail));
      if (!value) throw new NotFound("Tidak ada laporan dengan nomor ini yang dapat diteruskan.");
      return { value };
    });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
