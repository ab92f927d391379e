import { RosterQuery } from "@/lib/events/attendance/schemas";
import { roster } from "@/lib/events/event/queries-manage";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { EventParams } from "@/lib/events/event/schemas";
import { manageRegistrants } from "@/lib/events/registration/commands-organiser";
import { ManageRegistrants } from "@/lib/events/registration/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/events/{id}/registrants?cursor=: names without addresses, for staff and with the private link's token. */
export const GET = route({
  summary: "Pendaftar tanpa alamat email; untuk pengelola dan dengan kunci penyelenggara.",
  access: "anyone",
  params: EventParams,
  query: RosterQuery,
  handler: ({ ctx, params, query, request }) =>
    roster(ctx, params.id, request.headers.get(MANAGE_HEADER) ?? undefined, query),
});

/** PATCH /api/events/{id}/registrants: for staff, and with the private link's token. */
export const PATCH = route({
  summary:
    "Menerima pendaftar yang menunggu penyelenggara, mengeluarkan pendaftar (dapat diurungkan sepuluh detik), atau menandai yang sudah dikabari.",
  access: "anyone",
  limit: "attendance",
  params: EventParams,
  body: ManageRegistrants,
  handler: ({ ctx, params, body }) => manageRegistrants(ctx, params.id, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
