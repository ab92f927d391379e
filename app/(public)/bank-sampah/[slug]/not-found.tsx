import { ButtonLink } from "@/components/ui/button";
import { Tendril } from "@/components/ui/tendril";

export default function PartnerNotFound() {
  return (
    <div className="container-page flex flex-col items-center py-12 text-center">
      <Tendril />
      <h1 className="mt-6 text-3xl">Bank sampah tidak ditemukan</h1>
      <p className="measure mt-3 text-ink-soft">
        Tidak ada bank sampah dengan alamat itu. Mungkin pendaftarannya masih diperiksa, atau alamatnya salah ketik.
      </p>
      <ButtonLink href="/bank-sampah" className="mt-6">
        Buka daftar bank sampah
      </ButtonLink>
    </div>
  );
}
