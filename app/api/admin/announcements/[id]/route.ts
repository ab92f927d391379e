import { deleteAnnouncement, editAnnouncement } from "@/lib/announcements/commands";
import { AnnouncementParams, EditAnnouncement } from "@/lib/announcements/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/admin/announcements/{id}: all of it anew, as the form holds it; 409 when somebody was first. */
export const PATCH = route({
  summary: "Mengubah pengumuman.",
  access: "staff",
  limit: "staff",
  params: AnnouncementParams,
  body: EditAnnouncement,
  idempotent: true,
  handler: ({ ctx, params, body }) => editAnnouncement(ctx, params.id, body),
});

/** DELETE /api/admin/announcements/{id} */
export const DELETE = route({
  summary: "Menghapus pengumuman.",
  access: "staff",
  limit: "staff",
  params: AnnouncementParams,
  status: 204,
  handler: ({ ctx, params }) => deleteAnnouncement(ctx, params.id),
});

export const { GET, HEAD, POST, PUT, OPTIONS } = otherMethods("PATCH", "DELETE");
