import { NotFound } from "@/lib/kernel/errors";
import { ReportParams } from "@/lib/reports/schemas";
import { addUpdate } from "@/lib/reports/updates/commands";
import { listUpdates } from "@/lib/reports/updates/queries";
import { updatesTag } from "@/lib/reports/updates/rules";
import { AddUpdate, ListUpdates } from "@/lib/reports/updates/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/{id}/updates: a plain array, newest first, without their writers. */
export const GET = route({
  summary: "Kabar warga tentang sebuah laporan, yang terbaru lebih dulu; halaman berikutnya ada di header Link.",
  access: "anonymous",
  params: ReportParams,
  query: ListUpdates,
  handler: ({ ctx, params, query, request }) => {
    const { id } = params;
    // As of the report itself.
    const [key, tags] = "code" in id ? [id.code, [`report:${id.code}`]] : [id.id, ["reports", updatesTag(id.id)]];
    return cachedReply(request, ["report-updates", key, query.limit, query.cursor], tags, async () => {
      const page = await listUpdates(ctx, id, query);
      if (!page) throw new NotFound("Laporan tidak ditemukan.");
      return { value: page.items, nextCursor: page.nextCursor };
    });
  },
});

/** POST /api/reports/{id}/updates: open to everyone; what a filter doubts, and every photo, waits for staff. */
export const POST = route({
  summary: "Menulis kabar tentang sebuah laporan: masih begitu (SAME) atau sudah berubah (CHANGED).",
  access: "anyone",
  limit: "update",
  fromOutbox: true,
  params: ReportParams,
  body: AddUpdate,
  idempotent: true,
  status: 201,
  handler: ({ ctx, params, body }) => addUpdate(ctx, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
