/**
 * GET and POST /api/auth/…: session, csrf, credentials callback and signout under the addresses that next-auth gives
 * them. Of next-auth itself only the encrypted cookie is used: its handler reads bodies without a cap.
 */
import { z } from "zod";
import { readAuth, writeAuth } from "@/lib/server/auth/auth-route";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

const AuthPath = z.object({ nextauth: z.array(z.string()) });

export const GET = route({
  summary: "Sesi peramban: /api/auth/session dan /api/auth/csrf.",
  access: "anonymous",
  params: AuthPath,
  handler: ({ params, ...requested }) => readAuth({ ...requested, path: params.nextauth }),
});

export const POST = route({
  summary: "Masuk dan keluar di peramban: callback/credentials dan signout, dengan token CSRF.",
  statuses: [401],
  access: "anonymous",
  params: AuthPath,
  rawBody: {
    maxBytes: 16 * 1024,
    types: ["application/json", "application/x-www-form-urlencoded"],
    tooLarge: "Isian terlalu besar. Kosongkan lalu isi lagi.",
    unsupported: "Kirim data sebagai JSON atau formulir.",
  },
  handler: ({ params, ...requested }) => writeAuth({ ...requested, path: params.nextauth }),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
