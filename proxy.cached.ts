import type { NextRequest } from "next/server";
import { sendToSmallLetters } from "@/app/small-letters";
import { withNonce } from "@/app/with-nonce";
import { takePageRead } from "@/lib/server/http/reads/page-reads";

export async function proxy(request: NextRequest): Promise<Response> {
  return sendToSmallLetters(request) ?? (await takePageRead(request)) ?? withNonce(request);
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
    // Paths with a capital, but for those with codes.
    "/((?!api/|_next/|(?:laporan|sertifikat|kartu)/)[^A-Z%]*[A-Z][^%]*)",
  ],
};
