import { NoScript } from "@/components/layout/no-script";

export function EventsNoScript() {
  return (
    <NoScript title="Mendaftar memerlukan JavaScript" className="mb-8">
      JavaScript di peramban Anda tidak aktif, jadi pendaftaran tidak dapat dikirim dari sini. Jadwal, lokasi, sisa
      tempat, dan berkas kalender tetap dapat dibuka. Untuk mendaftar, buka halaman ini di peramban lain atau minta
      bantuan warga yang dapat membukanya.
    </NoScript>
  );
}
