import type { PanelProps } from "@/components/admin/desk/kind";
import {
  Description,
  DeskTimeline,
  Duplicates,
  Evidence,
  Fact,
  PanelTitle,
  PointFact,
  PublicPageFact,
  TITLE_ID,
} from "@/components/admin/desk/panel-parts";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { WriterActions } from "@/components/admin/desk/writer-actions";
import { UpdateCard } from "@/components/admin/updates/update-card";
import { useAction } from "@/components/forms/use-action";
import { cameraWords } from "@/components/reports/claims/claim-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { Notice } from "@/components/ui/notice";
import { formatDate, formatDateTime, waitingWords } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import { fetchJson } from "@/lib/http/fetch-json";
import { deskPhoto } from "@/lib/photos/view";
import type { Judgement } from "@/lib/reports/claims/rules";
import { isKindSentence, isSecret, NEARBY_METERS, type ReportEventKind, STATUS_LABELS } from "@/lib/reports/rules";
import { type DeskReportView, reportTitle } from "@/lib/reports/view";
import { Gatherings } from "./gatherings";
import { Handovers } from "./handovers";
import { PhotoStrip } from "./photo-strip";
import { ReportPoint } from "./report-point";
import { NO_ADDRESS } from "./wording";

const STEPS: Record<ReportEventKind, { text: string; icon: IconName }> = {
  CREATED: { text: "Laporan diterima", icon: "megaphone" },
  VERIFIED: { text: "Terverifikasi", icon: "check-circle" },
  REJECTED: { text: "Ditolak", icon: "cross-circle" },
  IN_PROGRESS: { text: "Ditindaklanjuti", icon: "tools" },
  CLAIMED: { text: "Diklaim selesai", icon: "flag" },
  RESOLVED: { text: "Selesai", icon: "check-circle" },
  REOPENED: { text: "Dibuka kembali", icon: "refresh" },
  ASKED: { text: "Pelapor ditanya", icon: "message" },
  ANSWERED: { text: "Pelapor menjawab", icon: "message" },
  RELEASED: { text: "Ditampilkan di daftar", icon: "eye" },
  EDITED: { text: "Disunting", icon: "edit" },
  MERGED: { text: "Digabung", icon: "copy" },
  CONFIRMED: { text: "Warga memastikan sudah beres", icon: "check-circle" },
  CONFIRMED_BY_GUESTS: { text: "Dikonfirmasi 2 warga tanpa akun", icon: "check-circle" },
};

/** The report's own photos and those of its timeline. */
function photosOf({ photos, steps }: DeskReportView) {
  const own = photos.map((photo, at) => ({ ...photo, name: `Foto ${at + 1}` }));
  const later = steps.flatMap(({ photo }) =>
    photo === null ? [] : { ...deskPhoto(idIn(photo)), name: "Foto sesudah" },
  );
  return [...own, ...later];
}

function idIn(address: string): string {
  return /photos\/([^?]+)/u.exec(address)?.[1] ?? "";
}

/** What neighbours wrote and nobody has looked at; the keys are the first one's. */
function WaitingUpdates({ report, ...acts }: { report: DeskReportView; onChanged: () => void; onSettled: () => void }) {
  const { updates, status, reopenWaits, gatherings } = report;
  if (updates.length === 0) return null;
  const more = updates.length > 1 || status === "PENDING" || reopenWaits || gatherings.some(({ waits }) => waits);
  return (
    <ol aria-label="Kabar yang menunggu" className="grid gap-3">
      {updates.map((update, at) => (
        <UpdateCard
          key={update.id}
          update={update}
          keys={at === 0}
          onAnswer={acts.onChanged}
          onActed={more ? undefined : acts.onSettled}
        />
      ))}
    </ol>
  );
}

const JUDGED: Record<Judgement, string> = { YES: "Sudah beres", NO: "Belum beres", UNKNOWN: "Tidak tahu" };

/** Everything that is known about one report, evidence first. */
export function ReportPanel(props: PanelProps<DeskReportView>) {
  const { item: report, now, hrefOf, onChanged } = props;
  return (
    <article aria-labelledby={TITLE_ID} className="grid gap-5">
      <header>
        <PanelTitle code={report.code}>{reportTitle(report)}</PanelTitle>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="font-semibold tabular-nums">{report.code}</span>
          <Badge tone={report.status === "PENDING" ? "wait" : "neutral"}>{STATUS_LABELS[report.status]}</Badge>
          {report.status === "PENDING" ? (
            <span>{waitingWords("pemeriksaan", report.createdAt, now, report.zone)}</span>
          ) : null}
        </p>
      </header>
      {report.mergedInto ? (
        <Notice icon="copy" title="Digabung ke laporan lain">
          <a href={hrefOf(report.mergedInto)} className="underline underline-offset-4">
            {report.mergedInto}
          </a>
        </Notice>
      ) : report.heldReason ? (
        <Notice
          tone="bad"
          icon="shield"
          title={`${isSecret(report.heldReason) ? "Rahasia" : "Ditahan"}: ${pendingReason(report.heldReason)}`}
        >
          Hanya penulisnya dan pengelola yang melihat laporan ini.
        </Notice>
      ) : null}
      {report.reopenWaits ? (
        <Notice tone="bad" icon="undo" title="Warga menyatakan belum beres untuk ketiga kalinya">
          Hanya seorang admin yang dapat membukanya kembali.
        </Notice>
      ) : null}
      {report.question ? (
        <Notice tone="info" icon="message" title="Menunggu jawaban pelapor">
          <span className="whitespace-pre-line">{report.question}</span>
        </Notice>
      ) : null}
      {report.sealed ? <OpenSecret code={report.code} onOpened={onChanged} /> : <ReportDetails {...props} />}
    </article>
  );
}

/** The press that shows a secret report; the server writes it down. */
function OpenSecret({ code, onOpened }: { code: string; onOpened: () => void }) {
  const { busy, run } = useAction({ refresh: false });
  const open = () =>
    run("open", async () => {
      await fetchJson(`/api/admin/reports/${code}/open`, { method: "POST", body: {} }).finally(onOpened);
      return "Laporan terbuka selama 30 menit.";
    });
  return (
    <div className="needs-script grid justify-items-start gap-3">
      <p className="text-ink-soft">Setiap pembukaan tercatat dengan nama Anda.</p>
      <Button busy={busy === "open"} onClick={() => void open()}>
        <Icon name="eye" size={20} /> Buka laporan
      </Button>
    </div>
  );
}

/** The parts that only an opened report shows. */
function ReportDetails({ item: report, tileUrl, hrefOf, onOpen, onChanged, onSettled }: PanelProps<DeskReportView>) {
  const { latitude, longitude } = report;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <>
      <WaitingUpdates report={report} onChanged={onChanged} onSettled={onSettled} />
      <Evidence
        photo={report.photo}
        alt={`Foto laporan ${report.code}`}
        point={point}
        pin={report.status}
        tileUrl={tileUrl}
        photoActions={<PhotoStrip photos={photosOf(report)} onChanged={onChanged} />}
      />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term="Lokasi">
          {report.location}
          {report.area ? <span className="block text-sm text-ink-faint">{report.area}</span> : null}
        </Fact>
        <Fact term="Tanggal kejadian">{formatDate(report.incidentDate)}</Fact>
        {report.answers.map(({ question, answer }) => (
          <Fact key={question} term={question}>
            <span className="whitespace-pre-line">{answer}</span>
          </Fact>
        ))}
        <Fact term="Pelapor">
          {report.reporterName}
          {report.anonymous ? " (memilih anonim)" : ""}
          <span className="block text-sm text-ink-faint">
            {report.taken ? "Dicatat pengelola untuk orang yang datang atau menelepon. " : null}
            {report.hasEmail ? "Meninggalkan email untuk kabar" : NO_ADDRESS}
          </span>
        </Fact>
        <Fact term="Dikirim">{formatDateTime(report.createdAt, report.zone)}</Fact>
        <Fact term="Saya juga mengalami">{report.supportCount} orang</Fact>
        {point ? <PointFact point={point} /> : null}
        <PublicPageFact href={`/laporan/${report.code}`} />
      </dl>
      <div className="flex flex-wrap gap-3">
        <ReportPoint report={report} tileUrl={tileUrl} onMoved={onChanged} />
        <Assignment report={report} onChanged={onChanged} />
      </div>
      <Description>
        {isKindSentence(report.description) ? "(Tanpa keterangan tertulis, hanya jenis dan foto.)" : report.description}
      </Description>
      <Gatherings report={report} onChanged={onChanged} />
      {isSecret(report.heldReason) ? null : <Handovers code={report.code} />}
      <Duplicates
        hint={`Laporan terbuka dalam jarak ${meters(NEARBY_METERS)}.`}
        items={report.duplicates.map((near) => ({
          code: near.code,
          link: near.code,
          state: STATUS_LABELS[near.status],
          text: `${near.damage_type}, ${near.location}`,
          detail: `${meters(near.distance_meters)} dari lokasi ini · ${formatDate(near.created_at, report.zone)} · ${near.support_count} warga mengalami`,
        }))}
        hrefOf={hrefOf}
        onOpen={onOpen}
      />
      <div className="-ml-3">
        <WriterActions
          kind="laporan"
          id={report.id}
          name={report.code}
          heldReason={report.heldReason}
          onDone={onChanged}
        />
      </div>
      {report.judgements.length > 0 ? (
        <section aria-labelledby="judgements-title">
          <h3 id="judgements-title" className="text-xl">
            Jawaban warga
          </h3>
          <ul className="mt-2 grid gap-2">
            {report.judgements.map(({ judgement, words, by_reporter, counted, created_at }) => (
              <li key={created_at} className="rounded-md border border-line bg-card p-3">
                <p className="text-sm font-semibold">
                  {JUDGED[judgement]} · {by_reporter ? "pelapor" : "warga"} · {formatDateTime(created_at, report.zone)}
                  {counted ? null : " · tidak dihitung"}
                </p>
                {words ? <p className="mt-1 whitespace-pre-line">{words}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <DeskTimeline
        steps={report.steps.map((step) => ({
          ...step,
          by: step.by_reporter ? "warga" : step.by,
          photoWords: cameraWords(step.camera),
        }))}
        looks={STEPS}
        zone={report.zone}
      />
    </>
  );
}

/** Who looks after a report; staff take it upon themselves or let go of it. */
function Assignment({ report, onChanged }: { report: DeskReportView; onChanged: () => void }) {
  const { busy, run } = useAction();
  const { id, code, assignee } = report;
  const assigned = !assignee?.own;

  async function assign() {
    try {
      const body = { assigned, seen: assignee?.name ?? null };
      await fetchJson(`/api/admin/reports/${id}/assign`, { method: "PATCH", body });
      return assigned ? `${code} menjadi tugas Anda.` : `${code} dilepas.`;
    } finally {
      onChanged();
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" busy={busy !== null} onClick={() => void run("assign", assign)}>
        <Icon name="users" size={18} /> {assigned ? (assignee ? "Ambil alih" : "Ambil tugas ini") : "Lepas tugas ini"}
      </Button>
      {assignee ? <p className="text-sm text-ink-soft">Ditangani {assignee.own ? "Anda" : assignee.name}</p> : null}
    </div>
  );
}
