import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";

/** Finds a report by its number. A plain form, so it needs no script. */
export function ReportSearch() {
  return (
    <search aria-label="Laporan">
      <form action="/laporan/cari" method="get">
        <label htmlFor="nomor" className="mb-1 block font-semibold">
          Cari dengan nomor laporan
        </label>
        <p id="nomor-hint" className="mb-2 text-sm text-ink-faint">
          Contoh: LP-260314-0007. Nomornya ada di halaman dan email laporan.
        </p>
        <div className="flex gap-2">
          <Input
            id="nomor"
            name="nomor"
            required
            aria-describedby="nomor-hint"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={80}
          />
          <Button type="submit" variant="secondary">
            <Icon name="search" /> Cari
          </Button>
        </div>
      </form>
    </search>
  );
}
