import { Notice } from "@/components/ui/notice";

/** Said where scripts do not run, instead of a form that would do nothing. */
export function NeedsScript({ action }: { action: string }) {
  return (
    <noscript>
      <Notice tone="wait" className="mb-5" title={`${action} memerlukan JavaScript`}>
        Aktifkan JavaScript di peramban Anda lalu muat ulang halaman ini.
      </Notice>
    </noscript>
  );
}
