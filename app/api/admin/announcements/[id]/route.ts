import { deleteAnnouncement, editAnnouncement } from "@/lib/announcements/commands";
import { AnnouncementParams, WriteAnnouncement } from "@/lib/announcements/schemas";
import { route } from "@/lib/server/http/route";

/** PATCH /api/admin/announcements/{id}: all of it anew, as the form holds it. */
export const PATCH = route({
  access: "staff",
  limit: "staff",
  params: AnnouncementParams,
  body: WriteAnnouncement,
  handler: ({ ctx, params, body }) => editAnnouncement(ctx, params.id, body),
});

/** DELETE /api/admin/announcements/{id} */
export const DELETE = route({
  access: "staff",
  limit: "staff",
  params: AnnouncementParams,
  status: 204,
  handler: ({ ctx, params }) => deleteAnnouncement(ctx, params.id),
});
