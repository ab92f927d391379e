import { AreaLink, type AreaLinkView } from "@/components/areas/area-link";
import { ForwardReport } from "@/components/channels/forward-report";
import { HandoverClock } from "@/components/channels/handover-clock";
import { Drawing } from "@/components/layout/drawing";
import { NeedsScript } from "@/components/layout/no-script";
import { SmallMap } from "@/components/map/small-map";
import { PhotoGallery } from "@/components/photos/page-photo";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import { zoneOfView } from "@/lib/areas/zones";
import type { HandoverView } from "@/lib/channels/handovers/view";
import { isForwardable } from "@/lib/channels/rules";
import type { ReportChannelsView } from "@/lib/channels/view";
import { eventPath } from "@/lib/events/event/rules";
import type { ReportGatheringView } from "@/lib/events/event/view";
import { formatDate, formatDateTime } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { damageDrawing, isKindSentence, isOpen } from "@/lib/reports/rules";
import { TRANSITIONS } from "@/lib/reports/rules-steps";
import type { ReportView } from "@/lib/reports/view";
import { beforeAfter } from "@/lib/reports/view-before-after";
import type { ReportDetailView } from "@/lib/reports/view-detail";
import { AnswerForm } from "./answer-form";
import { BeforeAfter } from "./claims/before-after";
import { ClaimForm } from "./claims/claim-form";
import { ClaimState, cameraWords } from "./claims/claim-state";
import { ReportSearch } from "./report-search";
import { ReportTimeline } from "./report-timeline";
import { StatusBadge } from "./status-badge";
import { SupportButton } from "./support-button";
import { type FirstUpdates, ReportUpdates } from "./updates/report-updates";
import { WaitingDays } from "./waiting-days";

interface ReportGatheringsProps {
  code: string;
  /** Whether it is checked and still waits to be mended. */
  wanted: boolean;
  gatherings: ReportGatheringView[];
}

interface ReportPageProps {
  detail: ReportDetailView;
  share: { url: string; text: string } | null;
  tileUrl: string;
  /** Events for it. */
  gatherings: ReportGatheringView[];
  updates: FirstUpdates;
  /** Null for a report that cannot be passed on. */
  forward: ReportChannelsView | null;
  /** The oldest first. */
  handovers: HandoverView[];
  /** The page of its area. */
  area: AreaLinkView | null;
}

/** The public page of one report. */
export function ReportPage(props: ReportPageProps) {
  const { detail, share, tileUrl, gatherings, updates, forward, handovers, area } = props;
  const { code, status, report, rough, steps } = detail;
  const zone = report ? zoneOfView(report) : "WIB";
  const running = isForwardable(status);
  const awaited = running ? handovers.find(({ state }) => state !== "ANSWERED") : undefined;
  return (
    <div className="container-page py-8 lg:py-12">
      <ButtonLink href="/laporan#daftar" variant="quiet" size="small" className="-ml-3">
        <Icon name="arrow-left" size={18} /> Semua laporan
      </ButtonLink>
      <p className="mt-4 text-ink-faint tabular-nums">Laporan {code}</p>
      <h1 className="mt-1 text-4xl">{report ? report.damage_type : "Laporan warga"}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={status} />
        {isOpen(status) ? (
          // On a phone always a line of its own: the words that replace the date are shorter.
          <p className="flex basis-full items-center gap-1.5 text-ink-soft sm:basis-auto">
            <Icon name="clock" size={18} /> <WaitingDays since={detail.created_at} zone={zone} />
          </p>
        ) : null}
        {awaited ? (
          <p className="flex basis-full items-start gap-1.5 text-ink-soft">
            <Icon name="share" size={18} className="mt-1" />
            <span className="min-w-0 wrap-anywhere">
              Diteruskan ke {awaited.channel}: <HandoverClock handover={awaited} zone={zone} />
            </span>
          </p>
        ) : null}
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12">
        <div className="grid min-w-0 gap-8">
          {isQuestionOpen(detail) || detail.held ? (
            <>
              <NeedsScript action="Menjawab pertanyaan pengelola sebagai pelapor" />
              <AnswerForm code={code} />
            </>
          ) : null}
          <ClaimState detail={detail} />
          {status === "CLAIMED" || status === "RESOLVED" || detail.held ? (
            <>
              <NeedsScript action="Memastikan hasilnya sebagai warga" />
              <ClaimForm code={code} status={status} resolvedAt={detail.resolved_at} />
            </>
          ) : null}
          {detail.relapse_of ? (
            <Linked code={detail.relapse_of} text="Kerusakan ini kambuh. Laporan sebelumnya:" />
          ) : null}
          {detail.relapse ? <Linked code={detail.relapse} text="Kerusakan ini kambuh dan dilaporkan lagi:" /> : null}
          {report ? <ReportBody report={report} detail={detail} area={area} /> : <NotShown detail={detail} />}
          {report && share ? (
            <section aria-labelledby="ikut" className="grid gap-5 rounded-md border border-line bg-card p-4 sm:p-5">
              <h2 id="ikut" className="text-xl">
                Anda mengalami hal yang sama?
              </h2>
              <SupportButton reportId={report.id} code={code} count={report.support_count} open={isOpen(status)} />
              <ShareButtons {...share} />
            </section>
          ) : null}
          {forward ? <ForwardReport code={code} forward={forward} handovers={handovers} zone={zone} /> : null}
          {report ? <ReportUpdates code={code} updates={updates} zone={zone} /> : null}
        </div>
        <div className="grid gap-8">
          {report ? (
            <ReportGatherings code={code} wanted={TRANSITIONS.claim.from.includes(status)} gatherings={gatherings} />
          ) : null}
          {report && report.latitude !== null && report.longitude !== null ? (
            <section aria-labelledby="tempat">
              <h2 id="tempat" className="mb-3 text-xl">
                Lokasi di peta
              </h2>
              <SmallMap
                latitude={report.latitude}
                longitude={report.longitude}
                kind={status}
                label={`Peta: ${report.location}`}
                tileUrl={tileUrl}
                rough={rough}
                className="h-72"
              />
              {rough ? (
                <p className="mt-2 text-sm text-ink-soft">Titik kira-kira (sekitar 2 km), demi keamanan pelapor.</p>
              ) : null}
            </section>
          ) : null}
          <section aria-labelledby="riwayat">
            <h2 id="riwayat" className="mb-4 text-xl">
              Riwayat penanganan
            </h2>
            <ReportTimeline steps={steps} handovers={handovers} running={running} zone={zone} />
          </section>
          <div className="border-t border-line pt-6">
            <ReportSearch />
          </div>
        </div>
      </div>
    </div>
  );
}

function ReportBody({
  report,
  detail,
  area,
}: Pick<ReportPageProps, "area"> & { report: ReportView; detail: ReportDetailView }) {
  const zone = zoneOfView(report);
  const photos = beforeAfter(detail);
  const claim = detail.steps.findLast(({ kind, photo }) => kind === "CLAIMED" && photo !== null);
  return (
    <div className="grid gap-5">
      {photos ? (
        <figure className="grid gap-2">
          <BeforeAfter {...photos} />
          {claim && claim.photo === photos.after ? (
            <figcaption className="text-sm text-ink-soft">Sesudah: {cameraWords(claim.camera, zone)}</figcaption>
          ) : null}
        </figure>
      ) : null}
      {report.photos.length === 0 ? (
        <div className="w-64 max-w-full overflow-clip rounded-leaf bg-primary-soft">
          <Drawing name={damageDrawing(report.damage_type)} />
        </div>
      ) : null}
      <PhotoGallery
        photos={photos ? report.photos.slice(1) : report.photos}
        alt={`Foto laporan: ${report.damage_type} di ${report.location}`}
      />
      {isKindSentence(report.description) ? (
        <p className="text-ink-faint">
          Pelapor memilih jenis kerusakan dan melampirkan foto, tanpa keterangan tertulis.
        </p>
      ) : (
        <p className="measure text-lg whitespace-pre-line">{report.description}</p>
      )}
      <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-5 sm:grid-cols-[11rem_1fr]">
        <Fact name="Lokasi">{report.location}</Fact>
        {report.area ? <Fact name="Daerah">{area ? <AreaLink area={area} /> : report.area}</Fact> : null}
        <Fact name="Tanggal kejadian">{formatDate(report.incident_date)}</Fact>
        {report.answers.map(({ question, answer }) => (
          <Fact key={question} name={question}>
            <span className="whitespace-pre-line">{answer}</span>
          </Fact>
        ))}
        <Fact name="Dilaporkan">
          {formatDate(report.created_at, zone)} oleh {report.reporter_name}
        </Fact>
      </dl>
      {report.status === "PENDING" ? (
        <p className="text-sm text-ink-faint">
          Isi laporan ini berasal dari warga dan belum diperiksa. Foto dan titiknya di peta baru tampil setelah
          terverifikasi.
        </p>
      ) : null}
    </div>
  );
}

function Linked({ code, text }: { code: string; text: string }) {
  return (
    <Notice icon="refresh">
      {text}{" "}
      <a href={`/laporan/${code}`} className="underline underline-offset-4">
        {code}
      </a>
    </Notice>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-faint max-sm:-mb-3">{name}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  );
}

function NotShown({ detail }: { detail: ReportDetailView }) {
  if (detail.status === "REJECTED") {
    return (
      <Notice tone="bad" icon="cross-circle" title="Laporan ini ditolak">
        Isinya tidak ditampilkan. Alasan pengelola ada di riwayat penanganan.
      </Notice>
    );
  }
  return (
    <Notice tone="wait" title="Laporan ini sedang diperiksa">
      Isinya baru tampil untuk umum setelah diperiksa pengelola.
    </Notice>
  );
}

/** A question is open as long as no answer came after it. */
function isQuestionOpen({ steps }: ReportDetailView): boolean {
  return steps.findLast(({ kind }) => kind === "ASKED" || kind === "ANSWERED")?.kind === "ASKED";
}

/** Where people come together to mend what was reported, and the way to call them together. */
function ReportGatherings({ code, wanted, gatherings }: ReportGatheringsProps) {
  if (!wanted && gatherings.length === 0) return null;
  return (
    <section aria-labelledby="kerja-bakti" className="grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <h2 id="kerja-bakti" className="text-xl">
        {gatherings.length > 0 ? "Kegiatan untuk laporan ini" : "Bereskan bersama"}
      </h2>
      {gatherings.length > 0 ? (
        <ul className="grid gap-4">
          {gatherings.map((gathering) => (
            <li key={gathering.id} className="border-l-4 border-primary pl-3">
              <a href={eventPath(gathering.slug)} className="font-semibold text-primary underline underline-offset-4">
                {gathering.title}
              </a>
              <p className="text-ink-soft">
                <time dateTime={gathering.date}>{formatDateTime(gathering.date, gathering.zone)}</time>
              </p>
              <p className="text-sm text-ink-faint">{statusText(gathering)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="measure text-ink-soft">
          Laporan ini sudah diperiksa dan belum selesai. Ajak tetangga menanganinya; lokasinya kami isikan untuk Anda.
        </p>
      )}
      {wanted ? (
        <p>
          <ButtonLink href={`/add-event-form?laporan=${code}`} variant="secondary">
            <Icon name="users" /> Adakan kerja bakti
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function statusText({ cancelled, finished, registered, capacity, location }: ReportGatheringView): string {
  if (cancelled) return `Dibatalkan · ${location}`;
  if (finished) return `Sudah terlaksana, hasilnya ada di halaman kegiatan · ${location}`;
  return `${formatCount(registered)} dari ${formatCount(capacity)} peserta · ${location}`;
}
