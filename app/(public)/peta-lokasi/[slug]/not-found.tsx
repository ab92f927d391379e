import { NotFoundPage } from "@/components/layout/not-found-page";

export default function PlaceNotFound() {
  return (
    <NotFoundPage
      title="Lokasi tidak ditemukan"
      text="Tidak ada lokasi hijau dengan alamat itu. Mungkin lokasinya belum diperiksa pengelola, atau alamatnya salah ketik."
      links={[{ href: "/peta-lokasi", label: "Buka peta lokasi hijau" }]}
    />
  );
}
