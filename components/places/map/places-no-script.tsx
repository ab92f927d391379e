import { NoScript } from "@/components/layout/no-script";

export function PlacesNoScript() {
  return (
    <NoScript title="Menambah lokasi memerlukan JavaScript">
      JavaScript di peramban Anda tidak aktif, jadi peta tidak tampil dan lokasi baru tidak dapat dikirim dari sini.
      Daftar lokasi dan halaman setiap lokasi tetap dapat dibaca. Untuk menambah lokasi, buka halaman ini di peramban
      lain atau minta bantuan warga yang dapat membukanya.
    </NoScript>
  );
}
