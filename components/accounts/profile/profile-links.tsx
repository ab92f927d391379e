import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { OWN_REPORTS_PATH } from "@/lib/reports/rules-own";

/** Closes the card by the browser's own means. */
export function CloseProfile() {
  return (
    <button
      type="button"
      popoverTarget="profil"
      popoverTargetAction="hide"
      className={buttonClass({ size: "small", variant: "quiet", wide: true, className: "mt-2" })}
    >
      Tutup
    </button>
  );
}

/** The way to "Laporan saya", with or without an account. A plain link: the page follows what stands behind its #. */
export function OwnReportsLink({ className }: { className?: string }) {
  return (
    <a href={OWN_REPORTS_PATH} className={buttonClass({ size: "small", variant: "secondary", wide: true, className })}>
      <Icon name="megaphone" size={18} /> Laporan saya
    </a>
  );
}
