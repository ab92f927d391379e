import type { Metadata } from "next";
import { AccessGate } from "@/components/events/add/access-form";
import { AddEvent } from "@/components/events/add/add-event";
import { Drawing } from "@/components/layout/drawing";
import { FormNeedsScript } from "@/components/layout/no-script";
import { Card } from "@/components/ui/card";
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
    <div className="container-page py-8 lg:py-12">
      <h1 className="text-4xl">Tambah Event</h1>
      <p className="measure mt-3 mb-8 text-lg text-ink-soft">
        Ajak warga menanam pohon, bersih-bersih, atau belajar bersama. Event langsung tampil setelah Anda
        menambahkannya.
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,50rem)_minmax(0,1fr)] lg:gap-12">
        <div>
          <FormNeedsScript undone="event tidak dapat ditambahkan atau dihapus" />
          <AccessGate>
            <AddEvent kind="PLANTING" tileUrl={tileUrl} />
          </AccessGate>
        </div>
        <Card as="section" className="overflow-clip">
          <Drawing name="tanam" />
          <h2 className="mt-4 text-xl">Sesudah event tampil</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-soft">
            <li>
              Anda mendapat tautan pribadi. Dengan tautan itu Anda dapat mengubah event, melihat pendaftar, dan mencatat
              hasilnya.
            </li>
            <li>Halaman event siap dibagikan lewat WhatsApp, dengan poster yang dapat dicetak.</li>
            <li>Warga mendaftar sendiri, dengan email atau nomor WhatsApp.</li>
          </ul>
        </Card>
      </div>
    </div>
  );
}
