import type { Metadata } from "next";
import Link from "next/link";
import { OwnTickets } from "@/components/events/tickets/own-tickets";
import { NeedsScript } from "@/components/layout/no-script";
import { tileUrl } from "@/lib/server/basemap/borders";

export const metadata: Metadata = {
  title: "Kegiatan saya",
  description: "Pendaftaran kegiatan dari perangkat ini, dengan kode presensi, juga tanpa sinyal.",
  robots: { index: false },
};

/** The same for everyone: the tickets stand in the browser, and the worker stores this page for the way there. */
export default async function OwnTicketsPage() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Kegiatan saya</h1>
      <p className="measure mt-3 text-ink-soft">
        Siapa pun yang memakai perangkat ini dapat membukanya. Pendaftaran dari akun juga ada di{" "}
        <Link href="/akun/kegiatan" prefetch={false} className="text-primary underline underline-offset-4">
          akun Anda
        </Link>
        .
      </p>
      <div className="mt-6">
        <NeedsScript action="Melihat kegiatan dari perangkat ini" />
        <div className="needs-script">
          <OwnTickets tileUrl={await tileUrl()} />
        </div>
      </div>
    </div>
  );
}
