import { NotFound } from "@/lib/kernel/errors";
import { route } from "@/lib/server/http/route";

const unknown = route({
  summary: "Alamat yang tidak ada.",
  access: "anonymous",
  handler: async () => {
    throw new NotFound("Alamat API ini tidak ada. Daftar alamat yang ada: /api-docs.");
  },
});

/** What no other route of the API answers: an error that programs can read, rather than Next's page. */
export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
