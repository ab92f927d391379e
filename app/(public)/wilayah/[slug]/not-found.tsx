import { NotFoundPage } from "@/components/layout/not-found-page";

export default function AreaNotFound() {
  return (
    <NotFoundPage
      title="Daerah tidak ditemukan"
      text="Tidak ada daerah dengan alamat itu. Cari provinsi, kabupaten, kota, kecamatan, kelurahan, atau desa dengan namanya."
      links={[
        { href: "/wilayah", label: "Cari daerah" },
        { href: "/laporan", label: "Laporan warga" },
      ]}
    />
  );
}
