import { areaParameters } from "@/components/areas/area-address";
import { FollowArea } from "@/components/areas/follow-area";
import { CardTitle } from "@/components/lists/card-title";
import { withQuery } from "@/components/lists/with-query";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { FeedLink } from "@/components/ui/feed-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { ShareButtons } from "@/components/ui/share-buttons";
import { AREA_LEVEL_LABELS, areaCalendarPath, areaFeedPath, areaPosterPath } from "@/lib/area-pages/rules";
import { type AreaPageView, isEmptyArea } from "@/lib/area-pages/view";
import { AREA_ATTRIBUTION } from "@/lib/areas/rules";
import type { AreaView } from "@/lib/areas/view";
import { FILTER_PATH } from "@/lib/reports/rules";
import { AreaFigures } from "./area-figures";
import { AreaEvents, AreaPartners, AreaParts, AreaPlaces } from "./area-lists";
import { ResolvedReports, WaitingReports } from "./area-reports";
import { AreaSection } from "./area-section";

interface AreaPageProps {
  page: AreaPageView;
  /** ISO time at which it was read. */
  at: string;
  steps: readonly { name: string; path: string }[];
  share: { url: string; text: string };
}

const PARTS_TITLES: Record<AreaView["level"], string> = {
  province: "Kabupaten dan kota",
  regency: "Kecamatan",
  district: "Kelurahan dan desa",
  village: "",
};

const FIRST_STEPS: readonly { href: string; title: string; text: string }[] = [
  {
    href: "/laporan#formulir",
    title: "Laporkan kerusakan",
    text: "Sampah menumpuk atau selokan mampet: kirim laporan tanpa akun, boleh anonim.",
  },
  {
    href: "/peta-lokasi",
    title: "Tambahkan lokasi hijau",
    text: "Taman, kebun warga, atau bank sampah yang Anda kenal belum ada di peta.",
  },
  { href: "/add-event-form", title: "Adakan kerja bakti", text: "Tentukan waktunya, lalu ajak tetangga mendaftar." },
];

/** The page of a province, a regency, a district or a village. */
export function AreaPage({ page, at, steps, share }: AreaPageProps) {
  const { area, open, claimed, resolved, events, partners, places, parts } = page;
  const empty = isEmptyArea(page);
  const listPath = (path: string) => `${path}${withQuery("", areaParameters(area.code))}`;
  return (
    <div className="container-page py-6 lg:py-10">
      <Breadcrumbs steps={steps} />
      <AreaHead area={area} />
      {empty ? <FirstSteps name={area.name} /> : <AreaActions />}
      <FollowArea code={area.code} name={area.name} />
      <div className="mt-8 grid grid-cols-1 gap-10 lg:gap-14">
        {empty ? null : <AreaFigures {...page} />}
        {claimed.length > 0 ? (
          <AreaSection id="perlu-anda" title="Perlu kata Anda">
            <WaitingReports reports={claimed} />
          </AreaSection>
        ) : null}
        {open.length > 0 ? (
          <AreaSection
            id="terbuka"
            title="Menunggu penyelesaian"
            more={{ href: `${FILTER_PATH}?wilayah=${area.code}`, label: "Semua laporan" }}
          >
            <WaitingReports reports={open} clocks={page.clocks} />
          </AreaSection>
        ) : null}
        {resolved.length > 0 ? (
          <AreaSection
            id="selesai"
            title="Sudah selesai"
            more={{ href: `${FILTER_PATH}?wilayah=${area.code}&status=RESOLVED`, label: "Semua yang selesai" }}
          >
            <ResolvedReports reports={resolved} />
          </AreaSection>
        ) : null}
        {events.length > 0 ? (
          <AreaSection
            id="kegiatan"
            title="Kegiatan berikutnya"
            more={{ href: listPath("/event"), label: "Semua kegiatan" }}
          >
            <AreaEvents events={events} />
          </AreaSection>
        ) : null}
        {partners.length > 0 ? (
          <AreaSection
            id="bank-sampah"
            title="Bank sampah"
            more={{ href: listPath("/bank-sampah"), label: "Semua bank sampah" }}
          >
            <AreaPartners partners={partners} at={at} />
          </AreaSection>
        ) : null}
        {places.length > 0 ? (
          <AreaSection id="lokasi" title="Lokasi hijau" more={{ href: listPath("/peta-lokasi"), label: "Buka peta" }}>
            <AreaPlaces places={places} />
          </AreaSection>
        ) : null}
        {parts.length > 0 ? (
          <AreaSection id="bagian" title={PARTS_TITLES[area.level]}>
            <AreaParts parts={parts} />
          </AreaSection>
        ) : null}
        <AreaFoot area={area} share={share} />
      </div>
    </div>
  );
}

function AreaHead({ area: { level, name, label } }: { area: AreaView }) {
  const above = label === name ? "" : label.slice(`${name}, `.length);
  const kind = [AREA_LEVEL_LABELS[level], above].filter(Boolean).join(" · ");
  return (
    <>
      <h1 className="mt-4 text-3xl wrap-anywhere lg:text-4xl">{name}</h1>
      <p className="mt-1 text-ink-soft">{kind}</p>
    </>
  );
}

function AreaActions() {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <ButtonLink href="/laporan#formulir" size="small">
        <Icon name="megaphone" size={18} /> Laporkan di sini
      </ButtonLink>
      <ButtonLink href="/peta-lokasi" variant="secondary" size="small">
        <Icon name="pin" size={18} /> Tambah lokasi
      </ButtonLink>
    </div>
  );
}

function FirstSteps({ name }: { name: string }) {
  return (
    <section aria-labelledby="mulai" className="mt-8">
      <h2 id="mulai" className="text-2xl">
        Belum ada kabar dari {name}
      </h2>
      <p className="mt-1 text-ink-soft">Tiga hal yang dapat Anda mulai:</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {FIRST_STEPS.map(({ href, title, text }) => (
          <Card as="li" key={href} className="transition-colors hover:border-primary">
            <CardTitle href={href}>{title}</CardTitle>
            <p className="mt-1 text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function AreaFoot({ area, share }: { area: AreaView } & Pick<AreaPageProps, "share">) {
  return (
    <section aria-labelledby="sebarkan" className="border-t border-line pt-6">
      <h2 id="sebarkan" className="mb-3 text-2xl">
        Sebarkan dan ikuti
      </h2>
      <div className="grid gap-1">
        <ShareButtons {...share} />
        <FootLink icon="download" href={areaPosterPath(area)}>
          Poster papan pengumuman (PDF)
        </FootLink>
        <FootLink icon="calendar" href={areaCalendarPath(area)}>
          Kalender kegiatan
        </FootLink>
        <FeedLink href={areaFeedPath(area)}>Umpan RSS laporan dan kegiatan</FeedLink>
      </div>
      <p className="mt-4 text-sm text-ink-faint">{AREA_ATTRIBUTION}</p>
    </section>
  );
}

function FootLink({ icon, href, children }: { icon: IconName; href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary underline underline-offset-4"
    >
      <Icon name={icon} size={18} /> {children}
    </a>
  );
}
