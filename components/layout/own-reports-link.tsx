import { buttonClass } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { OWN_REPORTS_PATH } from "@/lib/reports/rules-own";

/** The way to "Laporan saya", with or without an account. A plain link: the page follows what stands behind its #. */
export function OwnReportsLink({ className }: { className?: string }) {
  return (
    <a href={OWN_REPORTS_PATH} className={buttonClass({ size: "small", variant: "secondary", wide: true, className })}>
      <Icon name="megaphone" size={18} /> Laporan saya
    </a>
  );
}
