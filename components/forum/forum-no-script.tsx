import { NoScript } from "@/components/layout/no-script";

/** The forum can be read without scripts, but not written in. */
export function ForumNoScript() {
  return (
    <NoScript title="Menulis di forum memerlukan JavaScript" className="mb-6">
      Topik dan komentar tetap dapat dibaca. Aktifkan JavaScript untuk menulis, menyukai, dan mencari.
    </NoScript>
  );
}
