import { z } from "zod";
import { exportRegistrants } from "@/lib/events/desk/queries";
import { EventParams } from "@/lib/events/event/schemas";
import { csvForm, csvName } from "@/lib/http/fields";
import { downloadReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/events/{id}/registrants/export: a CSV file, read and sent piece by piece; addresses for admins only. */
export const GET = route({
  summary: "Pendaftar kegiatan sebagai CSV; alamat hanya untuk admin.",
  answers: ["text/csv"],
  access: "staff",
  limit: "staff",
  params: EventParams,
  query: z.strictObject({ format: csvForm }),
  handler: async ({ ctx, params, query }) => {
    const fileName = csvName(`sulur-pendaftar-event-${params.id}`, query.format);
    return downloadReply(await exportRegistrants(ctx, params.id, query.format === "csv-id"), { fileName });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
