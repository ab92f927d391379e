import type { Metadata } from "next";
import { TakeForm } from "@/components/admin/reports/take-form";
import { dayIn } from "@/lib/format/dates";
import { requireStaff } from "@/lib/server/auth/guard";
import { tileUrl } from "@/lib/server/basemap/borders";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Catat laporan" };

export default async function TakePage() {
  const { ctx } = contextFor(await requireStaff());
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full max-w-220 gap-5 py-4 sm:py-6">
      <div>
        <h1 className="mb-1 text-3xl">Catat laporan</h1>
        <p className="measure text-ink-soft">
          Untuk orang yang datang atau menelepon. Laporannya menunggu validasi seperti yang lain. Beri orangnya nomor
          laporan: di halamannya ia dapat mengikuti kabar lewat email.
        </p>
      </div>
      <TakeForm today={dayIn(ctx.now())} tileUrl={await tileUrl()} />
    </main>
  );
}
