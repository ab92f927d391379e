import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { name, version } from "@/package.json";

/** GET /api → who answers here; the browser's "server test" asks it. */
export const GET = route({
  summary: "Nama dan versi server; untuk memeriksa sambungan.",
  access: "anonymous",
  handler: async () => ({ name, version, message: "Koneksi server berhasil!" }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
