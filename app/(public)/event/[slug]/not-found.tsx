import { NotFoundPage } from "@/components/layout/not-found-page";

export default function EventNotFound() {
  return (
    <NotFoundPage
      title="Kegiatan tidak ditemukan"
      text="Tidak ada kegiatan dengan alamat itu. Mungkin kegiatannya sudah dihapus, atau alamatnya salah ketik."
      links={[
        { href: "/event", label: "Lihat event tanam pohon" },
        { href: "/komunitas", label: "Lihat event komunitas" },
      ]}
    />
  );
}
