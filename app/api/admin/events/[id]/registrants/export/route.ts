import { exportRegistrants } from "@/lib/events/desk/queries";
import { EventParams } from "@/lib/events/event/schemas";
import { route } from "@/lib/server/http/route";
import { streamReply } from "@/lib/server/http/stream-reply";

/** GET /api/admin/events/{id}/registrants/export: a CSV file, read and sent piece by piece; addresses for admins only. */
export const GET = route({
  summary: "Pendaftar kegiatan sebagai CSV; alamat hanya untuk admin.",
  answers: ["text/csv"],
  access: "staff",
  limit: "staff",
  params: EventParams,
  handler: async ({ ctx, params }) => {
    const fileName = `sulur-pendaftar-event-${params.id}.csv`;
    return streamReply(await exportRegistrants(ctx, params.id), { contentType: "text/csv; charset=utf-8", fileName });
  },
});
