import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { managePartnerPath } from "@/lib/partners/rules";
import type { CreatedPartnerView } from "@/lib/partners/view";
import { PrivateLink } from "./private-link";

/** What came of a registration, and the link with which its page is filled. */
export function SentPartner({ partner }: { partner: CreatedPartnerView }) {
  const { name, slug, held, manage_token: token } = partner;
  return (
    <div className="grid gap-4">
      <Notice tone="good" live="status" title={`${name} terdaftar`}>
        {held
          ? "Pengelola memeriksa pendaftaran ini lebih dahulu; setelah itu tampil di daftar."
          : "Bank sampah ini sudah tampil paling depan di daftar."}
      </Notice>
      {token === null ? (
        <Notice tone="wait" title="Tautan pribadi tidak dapat ditampilkan lagi">
          Pendaftaran sudah tersimpan, tetapi jawaban pertama tidak sampai ke peramban ini. Minta tautan baru kepada
          pengelola Sulur bila Anda mendaftar tanpa akun.
        </Notice>
      ) : (
        <Notice tone="wait" icon="shield" title="Simpan tautan pribadi ini sekarang">
          <p className="mb-3">
            Tautan ini hanya ditampilkan sekali. Dengannya pengurus mengisi jadwal, jenis sampah, harga, foto, dan titik
            di peta. Siapa pun yang memegangnya dapat mengubah halaman ini, jadi jangan disebarkan.
          </p>
          <PrivateLink path={managePartnerPath(slug, token)} />
          <p className="mt-3">
            <ButtonLink href={managePartnerPath(slug, token)} variant="secondary">
              Isi jadwal dan harga sekarang
            </ButtonLink>
          </p>
        </Notice>
      )}
    </div>
  );
}
