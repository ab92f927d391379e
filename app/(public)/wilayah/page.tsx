import type { Metadata } from "next";
import { PageWay } from "@/app/(public)/page-way";
import { loadProvinces } from "@/app/(public)/wilayah/load-area";
import { AreaParts } from "@/components/area-pages/area-lists";
import { AreaSearch } from "@/components/area-pages/area-search";
import { pageMetadata } from "@/lib/server/page-metadata";

const TITLE = "Kabar menurut wilayah";
const DESCRIPTION =
  "Laporan, kegiatan, bank sampah, dan lokasi hijau di provinsi, kabupaten, kota, kecamatan, kelurahan, atau desa Anda.";

export async function generateMetadata(): Promise<Metadata> {
  await loadProvinces();
  return pageMetadata({ path: "/wilayah", title: TITLE, description: DESCRIPTION });
}

export default async function AreasPage() {
  const { parts } = await loadProvinces();
  return (
    <div className="container-page py-6 lg:py-10">
      <PageWay path="/wilayah" />
      <h1 className="text-3xl lg:text-4xl">{TITLE}</h1>
      <p className="measure mt-3 mb-6 text-lg text-ink-soft">{DESCRIPTION}</p>
      <AreaSearch />
      <section aria-labelledby="provinsi" className="mt-10">
        <h2 id="provinsi" className="mb-4 text-2xl">
          Provinsi
        </h2>
        <AreaParts parts={parts} />
      </section>
    </div>
  );
}
