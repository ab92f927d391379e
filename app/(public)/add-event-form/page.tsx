import type { Metadata } from "next";
import { AccessGate } from "@/components/events/add/access-form";
import { AddEvent } from "@/components/events/add/add-event";
import { FormNeedsScript } from "@/components/layout/no-script";
import { tileUrl as mapTileUrl } from "@/lib/server/basemap/borders";

export const metadata: Metadata = {
  title: "Tambah Event",
  description: "Tambahkan event tanam pohon atau event komunitas dengan kode akses dari pengelola.",
  robots: { index: false },
};

/** `?laporan=LP-…` is read in the browser, so that the page is the same for everybody. */
export default async function AddEventPage() {
  const tileUrl = await mapTileUrl();
  return (
    <div className="container-page max-w-200 py-8 lg:py-12">
      <h1 className="text-4xl">Tambah Event</h1>
      <p className="measure mt-3 mb-8 text-lg text-ink-soft">
        Ajak warga menanam pohon, bersih-bersih, atau belajar bersama. Event langsung tampil setelah Anda
        menambahkannya.
      </p>
      <FormNeedsScript undone="event tidak dapat ditambahkan atau dihapus" />
      <AccessGate>
        <AddEvent kind="PLANTING" tileUrl={tileUrl} />
      </AccessGate>
    </div>
  );
}
