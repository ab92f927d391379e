"use client";

import Link from "next/link";
import { AreaLink, type AreaLinkView } from "@/components/areas/area-link";
import { SmallMap } from "@/components/map/small-map";
import { WayLinks } from "@/components/map/way-links";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { ShareButtons } from "@/components/ui/share-buttons";
import { formatDate } from "@/lib/format/dates";
import { formatRupiah } from "@/lib/format/decimal";
import { callLink, contactLink, formatPhone, isMobile } from "@/lib/format/phone";
import { hoursText } from "@/lib/partners/labels";
import {
  managePartnerPath,
  PARTNER_MATERIAL_LABELS,
  PARTNER_MESSAGES,
  type PartnerPrice,
  WEEKDAY_LABELS,
} from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";
import { OpenBadge, VerifiedBadge } from "./badges";
import { BagValue } from "./bag-value";

interface PartnerPageProps {
  partner: PartnerView;
  /** ISO time at which the page was made. */
  at: string;
  share: { url: string; text: string };
  tileUrl: string;
  /** The page of its area. */
  areaPage: AreaLinkView | null;
}

/** The public page of one waste bank. */
export function PartnerPage({ partner, at, share, tileUrl, areaPage }: PartnerPageProps) {
  const { name, address, area, photo, materials, hours, latitude, longitude } = partner;
  return (
    <div className="container-page py-8 lg:py-12">
      <ButtonLink href="/bank-sampah" variant="quiet" size="small" className="-ml-3">
        <Icon name="arrow-left" size={18} /> Bank sampah
      </ButtonLink>
      <h1 className="mt-4 text-4xl">{name}</h1>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        <VerifiedBadge badge={partner.badge} />
        <OpenBadge partner={partner} at={at} />
      </div>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12">
        <div className="grid min-w-0 gap-8">
          {photo ? (
            <img src={photo} alt={name} className="aspect-video w-full rounded-leaf bg-panel object-cover" />
          ) : null}
          <PartnerContact phone={partner.phone} whatsapp={partner.whatsapp} />
          <section aria-labelledby="jadwal">
            <h2 id="jadwal" className="mb-3 text-2xl">
              Kapan buka?
            </h2>
            {hours.length > 0 ? (
              <dl className="grid max-w-sm grid-cols-[auto_1fr] gap-x-6 gap-y-1">
                {hours.map((one) => (
                  <div key={one.day} className="contents">
                    <dt>{WEEKDAY_LABELS[one.day]}</dt>
                    <dd className="tabular-nums">{hoursText(one)}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {partner.schedule_note ? <p className="mt-2">{partner.schedule_note}</p> : null}
            {hours.length === 0 && !partner.schedule_note ? (
              <p className="text-ink-soft">{PARTNER_MESSAGES.noSchedule}</p>
            ) : null}
          </section>
          <section aria-labelledby="jenis">
            <h2 id="jenis" className="mb-3 text-2xl">
              Apa yang diterima?
            </h2>
            {materials.length > 0 ? (
              <ul className="flex flex-wrap gap-2">
                {materials.map((material) => (
                  <li key={material}>
                    <Badge icon="recycle">{PARTNER_MATERIAL_LABELS[material]}</Badge>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-ink-soft">{PARTNER_MESSAGES.noMaterials}</p>
            )}
          </section>
          <section aria-labelledby="harga">
            <h2 id="harga" className="mb-3 text-2xl">
              Berapa harganya?
            </h2>
            <PartnerPrices prices={partner.prices} since={partner.prices_on} />
          </section>
          {partner.prices.length > 0 ? <BagValue prices={partner.prices} /> : null}
        </div>
        <aside aria-label="Alamat" className="grid gap-4">
          {latitude === null || longitude === null ? null : (
            <SmallMap
              latitude={latitude}
              longitude={longitude}
              tileUrl={tileUrl}
              label={`Peta ${name}`}
              kind="bank_sampah"
              className="h-64"
            />
          )}
          <p className="whitespace-pre-line">{address ?? PARTNER_MESSAGES.noAddress}</p>
          {area ? <p className="text-ink-soft">{areaPage ? <AreaLink area={areaPage} /> : area}</p> : null}
          {latitude === null || longitude === null ? null : <WayLinks point={{ latitude, longitude }} name={name} />}
          <ShareButtons {...share} />
          <p className="text-sm text-ink-faint">
            Keterangan di halaman ini diisi oleh bank sampah sendiri. Pengurusnya dapat{" "}
            <Link
              href={managePartnerPath(partner.slug)}
              prefetch={false}
              className="underline underline-offset-4 hover:text-primary"
            >
              mengubah halaman ini
            </Link>{" "}
            dengan tautan pribadi atau akun pendaftarnya.
          </p>
        </aside>
      </div>
    </div>
  );
}

/** How to reach a waste bank: by phone, and by chat where it says so. */
function PartnerContact({ phone, whatsapp }: { phone: string; whatsapp: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      {whatsapp && isMobile(phone) ? (
        <a
          href={contactLink(phone)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: "primary" })}
        >
          <Icon name="whatsapp" /> Tanya lewat WhatsApp
          <span className="sr-only"> (buka di tab baru)</span>
        </a>
      ) : null}
      {phone.split("/").map((one) => (
        <a key={one} href={callLink(one)} className={buttonClass({ variant: "secondary" })}>
          <Icon name="phone" /> {formatPhone(one)}
        </a>
      ))}
    </div>
  );
}

/** What it pays, and since when that holds. */
function PartnerPrices({ prices, since }: { prices: readonly PartnerPrice[]; since: string | null }) {
  if (prices.length === 0) return <p className="text-ink-soft">Daftar harga belum diisi. Tanyakan lewat kontaknya.</p>;
  return (
    <>
      {since === null ? null : <p className="mb-3 text-ink-soft">Berlaku per {formatDate(since)}.</p>}
      <table className="w-full max-w-xl text-left">
        <thead>
          <tr className="border-b-2 border-line-strong">
            <th scope="col" className="py-2 pr-3">
              Jenis
            </th>
            <th scope="col" className="py-2 text-right">
              Harga per kg
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ name, rupiah }) => (
            <tr key={name} className="border-b border-line">
              <td className="py-2 pr-3 wrap-anywhere">{name}</td>
              <td className="py-2 text-right tabular-nums">{formatRupiah(rupiah)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
