import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";

/** Finds a report by its number. A plain form, so it needs no script. */
export function ReportSearch({ wrong }: { wrong?: string }) {
  return (
    <search aria-label="Laporan">
      <form action="/laporan/cari" method="get">
        <Field
          name="nomor"
          label="Cari dengan nomor laporan"
          required
          hint="Contoh: LP-260314-0007. Nomornya ada di halaman dan email laporan."
          error={wrong}
        >
          {(control) => (
            <div className="flex gap-2">
              <Input {...control} inputMode="text" autoComplete="off" autoCapitalize="characters" maxLength={80} />
              <Button type="submit" variant="secondary">
                <Icon name="search" /> Cari
              </Button>
            </div>
          )}
        </Field>
      </form>
    </search>
  );
}
