import { createAnnouncement } from "@/lib/announcements/commands";
import { WriteAnnouncement } from "@/lib/announcements/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/announcements: a band above every public page, from its start to its end. */
export const POST = route({
  summary: "Memasang pengumuman di atas halaman publik.",
  access: "staff",
  limit: "staff",
  body: WriteAnnouncement,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => createAnnouncement(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
