import { z } from "zod";
import { exportRegistrants } from "@/lib/events/desk/queries";
import { EventParams } from "@/lib/events/event/schemas";
import { csvForm } from "@/lib/http/fields";
import { csvReply } from "@/lib/server/http/download-reply";
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
  handler: async ({ ctx, params, query }) =>
    csvReply(await exportRegistrants(ctx, params.id), `sulur-pendaftar-event-${params.id}`, query.format),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
