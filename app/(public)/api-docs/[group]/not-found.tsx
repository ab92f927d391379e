import { NotFoundPage } from "@/components/layout/not-found-page";

export default function ApiGroupNotFound() {
  return (
    <NotFoundPage
      title="Bagian API tidak ditemukan"
      text="Tidak ada bagian dengan alamat itu. Semua bagian ada di daftarnya."
      links={[{ href: "/api-docs", label: "Buka daftar API" }]}
    />
  );
}
