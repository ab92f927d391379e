import { requestFileImport } from "@/lib/areas/commands-import";
import { AREA_FILE_BYTES } from "@/lib/areas/rules-import";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/settings/areas/file: boundaries from a file that was chosen by hand; 409 while an import runs. */
export const POST = route({
  summary: "Mengimpor batas daerah dari berkas GeoJSON atau TopoJSON, juga .gz; khusus admin.",
  access: "admin",
  limit: "staff",
  rawBody: {
    maxBytes: AREA_FILE_BYTES,
    types: ["application/geo+json", "application/json", "application/gzip", "application/octet-stream"],
    tooLarge: "Berkas lebih besar dari 10 MB. Mampatkan menjadi .gz, atau impor dengan npm run areas di server.",
    unsupported: "Kirim berkas GeoJSON atau TopoJSON, boleh dimampatkan menjadi .gz.",
  },
  status: 202,
  handler: ({ ctx, bytes }) => requestFileImport(ctx, bytes),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
