import type { NextRequest, NextResponse } from "next/server";
import { withNonce } from "@/app/with-nonce";

export function proxy(request: NextRequest): NextResponse {
  return withNonce(request);
}

/** All other pages are cached, and their policy comes from the cache handler: two policies would both be enforced. */
export const config = {
  matcher: [
    "/admin/:path*",
    "/akun",
    "/akun/(kegiatan|laporan|lokasi|tabungan|topik)",
    "/akun/tabungan/:id",
    "/cari",
    "/laporan/cari",
    "/laporan/saring",
    "/laporan/belum-terkirim",
  ],
};
