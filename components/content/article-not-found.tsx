import { ButtonLink } from "@/components/ui/button";
import { Tendril } from "@/components/ui/tendril";
import { SECTION_LABELS, SECTION_PATHS, type Section } from "@/lib/content/rules";

export function ArticleNotFound({ section }: { section: Section }) {
  const { all } = SECTION_LABELS[section];
  return (
    <div className="container-page flex flex-col items-center py-12 text-center">
      <Tendril />
      <h1 className="mt-6 text-3xl">Tulisan tidak ditemukan</h1>
      <p className="measure mt-3 text-ink-soft">
        Tidak ada tulisan dengan alamat itu. Mungkin alamatnya salah ketik, atau tulisannya sudah ditarik.
      </p>
      <ButtonLink href={SECTION_PATHS[section]} className="mt-6">
        Buka {all}
      </ButtonLink>
    </div>
  );
}
