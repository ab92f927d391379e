import { Notice } from "@/components/ui/notice";

/** What this page cannot do without scripts; the report itself it can. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Notice tone="wait" title="JavaScript tidak aktif" className="mt-4">
        <p>
          Laporan tetap dapat dikirim dengan formulir di bawah. Yang tidak tersedia: peta, titik lokasi, dan draf yang
          tersimpan. Tulis lokasinya sejelas mungkin.
        </p>
      </Notice>
    </noscript>
  );
}
