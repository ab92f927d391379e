import { Notice } from "@/components/ui/notice";

/** What the map page cannot do without scripts, and another way to add a place. */
export function AddPlaceNoScript() {
  return (
    <noscript>
      <Notice tone="wait" title="Menambah lokasi memerlukan JavaScript">
        JavaScript di peramban Anda tidak aktif, jadi peta tidak tampil dan lokasi baru tidak dapat dikirim dari sini.
        Daftar lokasi dan halaman setiap lokasi tetap dapat dibaca. Untuk menambah lokasi, buka halaman ini di peramban
        lain atau minta bantuan warga yang dapat membukanya.
      </Notice>
    </noscript>
  );
}
