import type { Metadata } from "next";
import { ExportForm } from "@/components/admin/places/export-form";
import { ImportForm } from "@/components/admin/places/import-form";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format/numbers";
import { IMPORT_LIMIT, PLACE_KIND_LABELS } from "@/lib/places/rules";
import { requireStaff } from "@/lib/server/auth/guard";

export const metadata: Metadata = { title: "Impor dan ekspor lokasi" };

export default async function PlaceDataPage() {
  await requireStaff();
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-8 py-4 sm:py-6">
      <div>
        <ButtonLink href="/admin/lokasi" variant="quiet" size="small" className="-ml-3">
          <Icon name="arrow-left" size={18} /> Verifikasi lokasi
        </ButtonLink>
        <h1 className="mt-1 text-3xl">Impor dan ekspor lokasi</h1>
      </div>
      <section aria-labelledby="export-title" className="grid gap-4">
        <div>
          <h2 id="export-title" className="text-2xl">
            Ekspor
          </h2>
          <p className="measure mt-1 text-ink-soft">
            Semua lokasi dengan status yang dipilih, tanpa data pribadi. Berkas lokasi terverifikasi dapat diimpor
            kembali.
          </p>
        </div>
        <ExportForm />
      </section>
      <section aria-labelledby="import-title" className="grid gap-4">
        <div>
          <h2 id="import-title" className="text-2xl">
            Impor
          </h2>
          <div id="import-hint" className="measure mt-1 grid gap-2 text-ink-soft">
            <p>
              CSV atau GeoJSON, paling besar 2 MB dan {formatCount(IMPORT_LIMIT)} lokasi. Berkas diperiksa dahulu; tidak
              ada yang berubah sebelum Anda menyetujuinya.
            </p>
            <p>
              Kolom yang harus ada: <code>nama</code>, <code>lintang</code>, <code>bujur</code>. Boleh ada:{" "}
              <code>jenis</code> ({Object.values(PLACE_KIND_LABELS).join(", ")}), <code>deskripsi</code>,{" "}
              <code>perkiraan</code>, <code>kabupaten</code>, <code>provinsi</code>. Judul kolom dari ekspor dan judul
              lain yang lazim juga dikenal.
            </p>
          </div>
        </div>
        <ImportForm />
      </section>
    </main>
  );
}
