import { Notice } from "@/components/ui/notice";
import type { Figure } from "@/lib/carbon/factors";

/** That figures wait for a new look; the same on /metodologi and at the desk. */
export function OverdueNotice({ figures, className }: { figures: readonly Figure[]; className?: string }) {
  if (figures.length === 0) return null;
  return (
    <Notice
      tone="wait"
      className={className}
      title={`${figures.length} angka kalkulator karbon sudah lewat tanggal tinjauannya`}
    >
      {figures.map(({ name, unit }) => `${name} (${unit})`).join(", ")}. Angka lama tetap dipakai sampai ditinjau.
    </Notice>
  );
}
