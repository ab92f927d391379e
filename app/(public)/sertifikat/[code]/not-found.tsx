import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

export default function CertificateNotFound() {
  return (
    <div className="container-page py-8 lg:py-12">
      <h1 className="mb-6 text-4xl">Sertifikat tidak ditemukan</h1>
      <EmptyState action={<ButtonLink href="/home">Ke Beranda</ButtonLink>}>
        Tidak ada sertifikat dengan nomor ini. Periksa lagi nomornya: enam belas huruf dan angka dalam empat kelompok,
        seperti tercetak pada sertifikat. Sertifikat yang dibatalkan penyelenggara juga tidak ditampilkan.
      </EmptyState>
    </div>
  );
}
