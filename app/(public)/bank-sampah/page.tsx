import type { Metadata } from "next";
import { loadFirstPartners } from "@/app/(public)/bank-sampah/load-partners";
import { PageWay } from "@/app/(public)/page-way";
import { PageHeading } from "@/components/layout/content-page";
import { NeedsScript } from "@/components/layout/no-script";
import { PartnerScreen } from "@/components/partners/partner-screen";
import { tileUrl } from "@/lib/server/basemap/borders";
import { pageMetadata } from "@/lib/server/page-metadata";

const TITLE = "Bank sampah dan daur ulang";
const DESCRIPTION =
  "Cari bank sampah menurut jenis sampah, hari buka, dan jaraknya, lihat harganya per kilogram, atau daftarkan bank sampah Anda.";

export async function generateMetadata(): Promise<Metadata> {
  await loadFirstPartners();
  return pageMetadata({ path: "/bank-sampah", title: TITLE, description: DESCRIPTION });
}

export default async function PartnersPage() {
  const { at, first } = await loadFirstPartners();
  return (
    <div className="wide container-page py-8 lg:py-12">
      <PageWay path="/bank-sampah" />
      <PageHeading path="/bank-sampah" title={TITLE} lead={DESCRIPTION} />
      <NeedsScript action="Mendaftarkan bank sampah" />
      <PartnerScreen first={first} at={at} tileUrl={await tileUrl()} />
    </div>
  );
}
