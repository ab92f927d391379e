import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NeedsScript } from "@/components/layout/no-script";
import { ManageScreen } from "@/components/partners/manage-screen";
import { partnerIdIn } from "@/lib/partners/rules";
import { tileUrl } from "@/lib/server/basemap/borders";
import { onDemand } from "@/lib/server/each-request";

/** The address holds the key behind #; nothing of it may leave with a link. */
export const metadata: Metadata = { title: "Kelola bank sampah", robots: { index: false }, referrer: "no-referrer" };

/** The page itself knows nothing of the waste bank: the browser asks, with the key, as its account or as staff. */
export const generateStaticParams = onDemand;

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const id = partnerIdIn((await params).slug);
  if (id === null) notFound();
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="mb-6 text-4xl">Kelola bank sampah</h1>
      <NeedsScript action="Mengelola bank sampah" />
      <ManageScreen id={id} tileUrl={await tileUrl()} />
    </div>
  );
}
