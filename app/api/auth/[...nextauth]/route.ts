/**
 * GET and POST /api/auth/…: next-auth's session, csrf, credentials callback and signout. Bodies are read here, with
 * a cap, since next-auth reads without one; its HTML pages are not served.
 */
import { z } from "zod";
import { readAuth, writeAuth } from "@/lib/server/auth/auth-route";
import { route } from "@/lib/server/http/route";

const AuthPath = z.object({ nextauth: z.array(z.string()) });

export const GET = route({
  access: "anonymous",
  params: AuthPath,
  handler: ({ params, ...asked }) => readAuth({ ...asked, path: params.nextauth }),
});

export const POST = route({
  access: "anonymous",
  params: AuthPath,
  rawBody: {
    maxBytes: 16 * 1024,
    types: ["application/json", "application/x-www-form-urlencoded"],
    tooLarge: "Isian terlalu besar. Kosongkan lalu isi lagi.",
    unsupported: "Kirim data sebagai JSON atau formulir.",
  },
  handler: ({ params, ...asked }) => writeAuth({ ...asked, path: params.nextauth }),
});
