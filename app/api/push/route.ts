import { watchArea } from "@/lib/area-follows/push";
import { pushWatches, renewPush, stopPush } from "@/lib/push/commands";
import { PUSH_HEADER, type PushView } from "@/lib/push/rules";
import { RenewPush, StopPush } from "@/lib/push/schemas";
import { normalEndpoint } from "@/lib/push/subscription";
import { watchByPush } from "@/lib/reports/follow/push";
import { WatchByPush } from "@/lib/reports/follow/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { vapidKeys } from "@/lib/server/push/vapid";

/** GET /api/push: the public key, and what the browser of this endpoint is told of. */
export const GET = route({
  summary:
    "Kunci umum untuk notifikasi (VAPID); dengan alamat langganan di header sulur-notifikasi juga yang sedang diikuti.",
  access: "anonymous",
  handler: async ({ ctx, request }): Promise<PushView> => {
    const endpoint = normalEndpoint(request.headers.get(PUSH_HEADER) ?? "");
    return { key: vapidKeys().publicKey, watches: endpoint === null ? [] : await pushWatches(ctx, endpoint) };
  },
});

/** POST /api/push: has this browser told of a report's state, of one's own registration with its token, or of an area. */
export const POST = route({
  summary: "Mengikuti satu laporan, satu pendaftaran sendiri, atau satu wilayah lewat notifikasi peramban.",
  access: "anyone",
  limit: "watch",
  body: WatchByPush,
  status: 201,
  handler: ({ ctx, body: { area, ...body } }) =>
    area === undefined
      ? watchByPush(ctx, body)
      : watchArea(ctx, area, { subscription: body.subscription, zone: body.zone }),
});

/** PATCH /api/push: the browser has another address now. */
export const PATCH = route({
  summary: "Memindahkan notifikasi ke alamat baru dari peramban yang sama.",
  access: "anyone",
  limit: "push",
  body: RenewPush,
  status: 204,
  handler: ({ ctx, body }) => renewPush(ctx, body),
});

/** DELETE /api/push: ends one of them, or all of this browser. */
export const DELETE = route({
  summary: "Menghentikan satu notifikasi, atau semua notifikasi peramban ini.",
  access: "anyone",
  limit: "push",
  body: StopPush,
  status: 204,
  handler: ({ ctx, body }) => stopPush(ctx, body),
});

export const { PUT, OPTIONS } = otherMethods("GET", "POST", "PATCH", "DELETE");
