/** GET /api/account/export: all own data as one JSON file, sent while it is read. */

import { dayIn } from "@/lib/format/dates";
import { exportOwnData } from "@/lib/privacy/export";
import { streamOf } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const GET = route({
  summary: "Semua data sendiri sebagai satu berkas JSON.",
  access: "member",
  limit: "export",
  handler: async ({ ctx }) => {
    const chunks = await exportOwnData(ctx);
    return new Response(streamOf(chunks), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="sulur-data-saya-${dayIn(ctx.now())}.json"`,
        "cache-control": "private, no-store",
      },
    });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
