import { Notice } from "@/components/ui/notice";

/** What these pages cannot do without scripts, and another way to come. */
export function EventsNoScript() {
  return (
    <noscript>
      <Notice tone="wait" title="Mendaftar memerlukan JavaScript" className="mb-8">
        JavaScript di peramban Anda tidak aktif, jadi pendaftaran tidak dapat dikirim dari sini. Jadwal, tempat, sisa
        kursi, dan berkas kalender tetap dapat dibuka. Untuk mendaftar, buka halaman ini di peramban lain atau minta
        bantuan warga yang dapat membukanya.
      </Notice>
    </noscript>
  );
}
