import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface PhotoWaitNoticeProps {
  waiting: boolean;
  missed: boolean;
  /** "Laporan" */
  what: string;
  onCancel: () => void;
}

/** That the form goes by itself once its photo has arrived, or that the photo did not. */
export function PhotoWaitNotice({ waiting, missed, what, onCancel }: PhotoWaitNoticeProps) {
  if (waiting) {
    return (
      <Notice tone="wait" live="status" title="Menunggu foto Anda selesai dikirim">
        <p>{what} terkirim dengan sendirinya begitu fotonya sampai.</p>
        <Button variant="secondary" size="small" onClick={onCancel} className="mt-3">
          Batalkan pengiriman
        </Button>
      </Notice>
    );
  }
  if (!missed) return null;
  return (
    <Notice tone="bad" live="alert" title={`${what} belum terkirim karena fotonya belum sampai`}>
      Kirim ulang atau ganti fotonya. Tanpa foto pun bisa: tekan tombol kirim sekali lagi.
    </Notice>
  );
}
