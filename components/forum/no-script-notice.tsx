import { Notice } from "@/components/ui/notice";

/** The forum can be read without scripts, but not written in. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Notice tone="wait" title="Menulis di forum memerlukan JavaScript" className="mb-6">
        Topik dan komentar tetap dapat dibaca. Aktifkan JavaScript untuk menulis, menyukai, dan mencari.
      </Notice>
    </noscript>
  );
}
