import { Notice } from "@/components/ui/notice";

/** What the forms for events cannot do without scripts. */
export function EventScriptNotice() {
  return (
    <noscript>
      <Notice tone="wait" title="Formulir ini memerlukan JavaScript" className="mb-8">
        JavaScript di peramban Anda tidak aktif, jadi event tidak dapat ditambahkan atau dihapus dari sini. Aktifkan
        JavaScript atau buka halaman ini di peramban lain.
      </Notice>
    </noscript>
  );
}
