import { Notice } from "@/components/ui/notice";

/** What this page cannot do without scripts, and another way to report. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Notice tone="wait" title="Formulir ini memerlukan JavaScript" className="mb-8">
        <p>
          JavaScript di peramban Anda tidak aktif, jadi laporan tidak dapat dikirim dari sini dan peta tidak tampil.
          Daftar laporan terbaru dan pencarian nomor laporan di bawah tetap dapat dipakai.
        </p>
        <p className="mt-2">
          Untuk melapor tanpa JavaScript, sampaikan ke kantor desa atau kelurahan, atau ke layanan pengaduan pemerintah
          SP4N-LAPOR! lewat SMS 1708 atau{" "}
          <a href="https://www.lapor.go.id" className="underline underline-offset-4">
            lapor.go.id
          </a>
          .
        </p>
      </Notice>
    </noscript>
  );
}
