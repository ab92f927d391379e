import { importChannels } from "@/lib/channels/commands-import";
import { CHANNEL_IMPORT } from "@/lib/channels/rules";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/channels/import: a CSV file, all of it or nothing; a 400 says what is wrong by row. */
export const POST = route({
  summary: "Mengimpor kanal penerima laporan dari CSV.",
  access: "staff",
  limit: "staff",
  rawBody: {
    maxBytes: CHANNEL_IMPORT.bytes,
    types: ["text/csv", "application/vnd.ms-excel"],
    tooLarge: "Berkas lebih besar dari 200 KB. Bagi menjadi beberapa berkas.",
    unsupported: "Kirim berkas CSV (text/csv).",
  },
  idempotent: true,
  handler: ({ ctx, bytes }) => importChannels(ctx, bytes),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
