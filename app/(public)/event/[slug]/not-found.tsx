import { ButtonLink } from "@/components/ui/button";
import { Tendril } from "@/components/ui/tendril";

export default function EventNotFound() {
  return (
    <div className="container-page flex flex-col items-center py-12 text-center">
      <Tendril />
      <h1 className="mt-6 text-3xl">Kegiatan tidak ditemukan</h1>
      <p className="measure mt-3 text-ink-soft">
        Tidak ada kegiatan dengan alamat itu. Mungkin kegiatannya sudah dihapus, atau alamatnya salah ketik.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/event">Lihat event tanam pohon</ButtonLink>
        <ButtonLink href="/komunitas" variant="secondary">
          Lihat event komunitas
        </ButtonLink>
      </div>
    </div>
  );
}
