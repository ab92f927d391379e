import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrganiserScreen } from "@/components/events/organiser/organiser-screen";
import { NeedsScript } from "@/components/layout/no-script";
import { tileUrl } from "@/lib/server/basemap/borders";
import { onDemand } from "@/lib/server/each-request";

interface Props {
  params: Promise<{ id: string }>;
}

/** The address holds the key behind #; nothing of it may leave with a link. */
export const metadata: Metadata = { title: "Kelola kegiatan", robots: { index: false }, referrer: "no-referrer" };

/** The page itself knows nothing of the event: the browser asks, with the key or as staff. */
export const generateStaticParams = onDemand;

export default async function Page({ params }: Props) {
  const { id } = await params;
  if (!/^[1-9]\d{0,8}$/u.test(id)) notFound();
  return (
    <div className="container-page py-8 lg:py-12">
      <h1 className="mb-6 text-4xl">Kelola kegiatan</h1>
      <NeedsScript action="Mengelola kegiatan" />
      <OrganiserScreen id={Number(id)} tileUrl={await tileUrl()} />
    </div>
  );
}
