import type { Metadata } from "next";
import { AccessGate } from "@/components/events/add/access-form";
import { DeleteEvent } from "@/components/events/add/delete-event";
import { FormNeedsScript } from "@/components/layout/no-script";

export const metadata: Metadata = {
  title: "Hapus Event",
  description: "Hapus event yang sudah tidak berlaku dengan kode akses dari pengelola.",
  robots: { index: false },
};

export default function DeleteEventPage() {
  return (
    <div className="container-page max-w-200 py-8 lg:py-12">
      <h1 className="text-4xl">Hapus Event</h1>
      <p className="measure mt-3 mb-8 text-lg text-ink-soft">
        Pilih event, periksa sekali lagi, lalu ketik “hapus”. Event yang dihapus masih dapat dipulihkan oleh admin.
      </p>
      <FormNeedsScript undone="event tidak dapat ditambahkan atau dihapus" />
      <AccessGate>
        <DeleteEvent kind="PLANTING" />
      </AccessGate>
    </div>
  );
}
