import { ButtonLink } from "@/components/ui/button";
import { Tendril } from "@/components/ui/tendril";

export default function ApiGroupNotFound() {
  return (
    <div className="container-page flex flex-col items-center py-12 text-center">
      <Tendril />
      <h1 className="mt-6 text-3xl">Bagian API tidak ditemukan</h1>
      <p className="measure mt-3 text-ink-soft">Tidak ada bagian dengan alamat itu. Semua bagian ada di daftarnya.</p>
      <ButtonLink href="/api-docs" className="mt-6">
        Buka daftar API
      </ButtonLink>
    </div>
  );
}
