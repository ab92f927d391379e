import type { Metadata } from "next";
import { type AreaChoices, AreaFilterFields } from "@/components/areas/area-filter";
import { FilterButtons, type FilterField, FilterFields } from "@/components/lists/filter-fields";
import { excerptOf } from "@/components/reports/excerpt";
import { FilteredMap } from "@/components/reports/filtered-map";
import { openingMap } from "@/components/reports/opening-map";
import { ReportCard } from "@/components/reports/report-card";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLinks } from "@/components/ui/pagination";
import { findAreas } from "@/lib/areas/queries";
import { areaCodePath, codesAround } from "@/lib/areas/rules";
import { stepsTo } from "@/lib/layout/navigation";
import { listReports } from "@/lib/reports/queries";
import { wholeReportMap } from "@/lib/reports/queries-map";
import {
  areaFeedPath,
  DAMAGE_TYPES,
  FILTER_PATH,
  LIST_LIMIT,
  PUBLIC_STATUSES,
  STATUS_LABELS,
} from "@/lib/reports/rules";
import type { ReportFilter } from "@/lib/reports/schemas";
import { type FilterAddress, filterQuery, ReportCursor, readFilterAddress } from "@/lib/reports/schemas-filter";
import { tileUrl } from "@/lib/server/basemap/borders";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Saring laporan warga", robots: { index: false } };

const FIELDS: FilterField[] = [
  { name: "jenis", label: "Jenis kerusakan", options: DAMAGE_TYPES, placeholder: "Semua jenis" },
  {
    name: "status",
    label: "Status",
    options: PUBLIC_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
    placeholder: "Semua status",
  },
  { name: "dari", label: "Dilaporkan dari tanggal", type: "date" },
  { name: "sampai", label: "Sampai tanggal", type: "date" },
];

export default async function FilteredReportsPage(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const query = await props.searchParams;
  const { typed, filter, errors } = readFilterAddress(query);
  const [known, found] = await Promise.all([
    choicesAround(typed.wilayah),
    filter && foundReports(filter, query.sesudah),
  ]);
  return (
    <div className="wide container-page py-8 lg:py-12">
      <div className="mb-4">
        <Breadcrumbs steps={[...stepsTo("/laporan"), { name: "Saring", path: FILTER_PATH }]} />
      </div>
      <h1 className="mb-6 text-3xl lg:text-4xl">Saring laporan warga</h1>
      <form
        action={FILTER_PATH}
        method="get"
        noValidate
        aria-label="Saring laporan"
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        <AreaFilterFields key={typed.wilayah} area={typed.wilayah ?? null} known={known} />
        <FilterFields fields={FIELDS} typed={typed} errors={errors} />
        <FilterButtons clearHref={Object.keys(typed).length > 0 ? FILTER_PATH : null} className="self-end">
          Tampilkan
        </FilterButtons>
      </form>
      {found ? <Found {...found} typed={typed} later={query.sesudah !== undefined} /> : null}
    </div>
  );
}

async function Found({
  items,
  nextCursor,
  map,
  typed,
  later,
}: Awaited<ReturnType<typeof foundReports>> & Pick<FilterAddress, "typed"> & { later: boolean }) {
  const address = (sesudah?: string) =>
    `${FILTER_PATH}?${new URLSearchParams({ ...typed, ...(sesudah === undefined ? {} : { sesudah }) })}`;
  if (items.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState action={<ButtonLink href="/laporan#formulir">Buat laporan</ButtonLink>}>
          Tidak ada laporan yang cocok. Longgarkan saringan, misalnya pilih daerah yang lebih luas.
        </EmptyState>
      </div>
    );
  }
  return (
    <section aria-labelledby="hasil" className="mt-8 grid gap-4">
      <h2 id="hasil" className="text-2xl">
        Laporan yang cocok, terbaru dahulu
      </h2>
      {map.features.length > 0 ? (
        <FilteredMap source={`/api/reports/map?${filterQuery(typed)}`} initial={map} tileUrl={await tileUrl()} />
      ) : null}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {items.map((report) => (
          <ReportCard key={report.id} report={report} className="grid grid-cols-1" />
        ))}
      </ul>
      {typed.wilayah ? (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a href={areaCodePath(typed.wilayah)} className="font-semibold">
            Halaman daerah ini
          </a>
          <a href={areaFeedPath(typed.wilayah)} className="font-semibold">
            RSS laporan dari daerah ini
          </a>
        </p>
      ) : null}
      <PageLinks
        label="Halaman laporan"
        newer={later ? address() : undefined}
        older={nextCursor === null ? undefined : address(nextCursor)}
      />
    </section>
  );
}

function foundReports(filter: ReportFilter, after: string | string[] | undefined) {
  const cursor = ReportCursor.safeParse(after).data;
  const { area, kind, status, from, to } = filter;
  return cachedRead(
    ["reports", "filtered", ...[area, kind, status, from, to, cursor].map((part) => String(part ?? ""))],
    ["reports"],
    async () => {
      const ctx = publicCtx();
      const [page, map] = await Promise.all([
        listReports(ctx, { ...filter, cursor, limit: LIST_LIMIT.screen }),
        wholeReportMap(ctx, filter),
      ]);
      return { items: page.items.map(excerptOf), nextCursor: page.nextCursor, map: openingMap(map) };
    },
    { rare: true },
  );
}

/** The regencies of the chosen province and the districts of the chosen regency, so that the form works without scripts. */
async function choicesAround(area: string | undefined): Promise<AreaChoices> {
  if (area === undefined) return {};
  const parents = codesAround(area).slice(0, 2);
  const found = await Promise.all(parents.map((parent) => findAreas(publicCtx(), { parent })));
  return Object.fromEntries(
    parents.map((parent, level) => [parent, (found[level]?.areas ?? []).map(({ code, name }) => ({ code, name }))]),
  );
}
