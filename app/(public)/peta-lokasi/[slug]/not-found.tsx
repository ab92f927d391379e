import { ButtonLink } from "@/components/ui/button";
import { Tendril } from "@/components/ui/tendril";

export default function PlaceNotFound() {
  return (
    <div className="container-page flex flex-col items-center py-12 text-center">
      <Tendril />
      <h1 className="mt-6 text-3xl">Lokasi tidak ditemukan</h1>
      <p className="measure mt-3 text-ink-soft">
        Tidak ada lokasi hijau dengan alamat itu. Mungkin lokasinya belum divalidasi admin, atau alamatnya salah ketik.
      </p>
      <ButtonLink href="/peta-lokasi" className="mt-6">
        Buka peta lokasi hijau
      </ButtonLink>
    </div>
  );
}
