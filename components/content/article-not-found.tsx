import { NotFoundPage } from "@/components/layout/not-found-page";
import { SECTION_LABELS, SECTION_PATHS, type Section } from "@/lib/content/rules";

export function ArticleNotFound({ section }: { section: Section }) {
  return (
    <NotFoundPage
      title="Tulisan tidak ditemukan"
      text="Tidak ada tulisan dengan alamat itu. Mungkin alamatnya salah ketik, atau tulisannya sudah ditarik."
      links={[{ href: SECTION_PATHS[section], label: `Buka ${SECTION_LABELS[section].all}` }]}
    />
  );
}
