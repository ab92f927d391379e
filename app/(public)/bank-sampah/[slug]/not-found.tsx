import { NotFoundPage } from "@/components/layout/not-found-page";

export default function PartnerNotFound() {
  return (
    <NotFoundPage
      title="Bank sampah tidak ditemukan"
      text="Tidak ada bank sampah dengan alamat itu. Mungkin pendaftarannya masih diperiksa, atau alamatnya salah ketik."
      links={[{ href: "/bank-sampah", label: "Buka daftar bank sampah" }]}
    />
  );
}
