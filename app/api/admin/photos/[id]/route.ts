import { PhotoParams } from "@/lib/photos/schemas";
import { removePhotoOfReport } from "@/lib/review/photos/commands";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** DELETE /api/admin/photos/{id}: and its copies, wherever they are shown; gone for good after the ten seconds of undoing. */
export const DELETE = route({
  summary:
    "Menghapus satu foto di semua tempat yang menampilkannya; dapat diurungkan sepuluh detik, lalu hilang seterusnya.",
  access: "staff",
  limit: "staff",
  params: PhotoParams,
  handler: ({ ctx, params }) => removePhotoOfReport(ctx, params.id),
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
