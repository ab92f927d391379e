import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import PartnerNotFound from "@/app/(public)/bank-sampah/[slug]/not-found";
import { loadPartner } from "@/app/(public)/bank-sampah/load-partners";
import { missing } from "@/app/(public)/missing";
import { WayBelow } from "@/app/(public)/page-way";
import { loadAreaLink } from "@/app/(public)/wilayah/area-link";
import { PartnerPage } from "@/components/partners/partner-page";
import { StructuredData } from "@/components/ui/structured-data";
import { materialsText, scheduleText } from "@/lib/partners/labels";
import { PARTNER_MESSAGES, partnerPath } from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";
import { tileUrl } from "@/lib/server/basemap/borders";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";
import { pageMetadata } from "@/lib/server/page-metadata";

interface Props {
  params: Promise<{ slug: string }>;
}

/** Each page is made when it is first asked for, and kept until a waste bank changes. */
export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadPartner((await params).slug);
  if (found === null || "movedTo" in found) return { title: "Bank sampah tidak ditemukan" };
  const { partner, at } = found;
  const path = partnerPath(partner.slug);
  return pageMetadata({
    path,
    title: partner.name,
    description: summaryOf(partner),
    // Read anew whenever a waste bank changes, so that no messenger keeps an old card.
    card: { path: `${path}/kartu.jpg?v=${Date.parse(at)}`, alt: `Kartu ${partner.name}` },
  });
}

export default async function Page({ params }: Props) {
  const found = await loadPartner((await params).slug);
  if (found === null) return missing(<PartnerNotFound />);
  if ("movedTo" in found) permanentRedirect(found.movedTo);
  const { partner, at } = found;
  const url = publicCtx().link(partnerPath(partner.slug));
  return (
    <>
      <StructuredData data={partnerData(partner, url)} />
      <WayBelow path="/bank-sampah" here={{ name: partner.name, path: partnerPath(partner.slug) }} />
      <PartnerPage
        partner={partner}
        at={at}
        share={{ url, text: `${partner.name}. ${summaryOf(partner)}` }}
        tileUrl={await tileUrl()}
        areaPage={await loadAreaLink(partner)}
      />
    </>
  );
}

function summaryOf(partner: PartnerView): string {
  const address = partner.address?.replaceAll("\n", ", ") ?? PARTNER_MESSAGES.noAddress;
  return `${materialsText(partner.materials)}. ${scheduleText(partner)}. ${address}.`;
}

function partnerData(partner: PartnerView, url: string): Record<string, unknown> {
  const { name, phone, address, latitude, longitude } = partner;
  return {
    "@type": "RecyclingCenter",
    name,
    url,
    telephone: phone.replace(/[/;].*$/u, ""),
    ...(address ? { address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "ID" } } : {}),
    ...(latitude === null || longitude === null ? {} : { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
  };
}
