"use client";

import { createContext, use, useState } from "react";
import { Desk, type DeskData } from "@/components/admin/desk/desk";
import type { DeskActionBody, DeskKind, DialogProps, RowStyle } from "@/components/admin/desk/kind";
import { HeldSign, Sign, Signs } from "@/components/admin/desk/queue-list";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { UPDATE_KEYS } from "@/components/admin/updates/update-card";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { ButtonLink } from "@/components/ui/button-link";
import { formatDate, waitingWords } from "@/lib/format/dates";
import { repliesFor } from "@/lib/reports/desk/replies/rules";
import type { ReplyTemplateView } from "@/lib/reports/desk/replies/view";
import { type DeskTab, STATUS_LABELS } from "@/lib/reports/rules";
import { type DeskReportView, reportTitle } from "@/lib/reports/view";
import { EditDialog, MergeDialog } from "./dialogs";
import { resolutionWords, waitingGathering } from "./gatherings";
import { ReportPanel } from "./report-panel";
import { actionsFor, codeOf, leaves, type ReportAction, stateOf } from "./report-rules";
import { REPORT_WORDING } from "./wording";

interface ResultPhotosProps {
  photos: readonly { id: string; url: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

interface ChosenPhotos {
  own: string | null;
  event: string | null;
}

interface ReportDeskProps extends DeskData<DeskReportView, DeskTab> {
  replies: readonly ReplyTemplateView[];
  isAdmin: boolean;
}

/** The sentences that every dialog offers. */
const Replies = createContext<readonly ReplyTemplateView[]>([]);

const REPORTS: DeskKind<DeskReportView, DeskTab, ReportAction> = {
  api: "/api/admin/reports",
  path: "/admin/laporan",
  title: "Verifikasi laporan",
  noun: "laporan",
  tabs: [
    { id: "WAITING", label: "Menunggu", order: "yang berisiko dulu, lalu yang terlama" },
    { id: "VERIFIED", label: "Terverifikasi" },
    { id: "IN_PROGRESS", label: "Ditindaklanjuti" },
    { id: "CLAIMED", label: "Diklaim" },
    { id: "RESOLVED", label: "Selesai", order: "terbaru di atas" },
    { id: "REJECTED", label: "Ditolak", order: "terbaru di atas" },
  ],
  tabParameter: "status",
  itemParameter: "laporan",
  undoField: "event_id",
  codeOf,
  nameOf: codeOf,
  stateOf,
  actionsFor,
  leaves,
  goesOn: (action) => action === "ask" || action === "edit",
  pathOf: (action) =>
    action === "ask"
      ? "question"
      : action === "release" || action === "edit" || action === "merge"
        ? action
        : "decisions",
  wording: REPORT_WORDING,
  moreKeys: UPDATE_KEYS,
  emptyText: (tab) =>
    tab === "WAITING"
      ? "Semuanya sudah ditinjau. Laporan dan kabar baru muncul di sini dengan sendirinya."
      : `Belum ada laporan dengan status ${STATUS_LABELS[tab]}.`,
  rowOf: reportRow,
  Panel: ReportPanel,
  Dialog: ReportDialog,
};

/** The verification desk of reports. */
export function ReportDesk({ replies, isAdmin, ...props }: ReportDeskProps) {
  const links = (
    <>
      <ButtonLink href="/admin/laporan/catat" variant="quiet" size="small">
        Catat laporan
      </ButtonLink>
      {isAdmin ? (
        <ButtonLink href="/admin/laporan/balasan" variant="quiet" size="small">
          Kalimat siap pakai
        </ButtonLink>
      ) : null}
      <ButtonLink href="/admin/laporan/kabar" variant="quiet" size="small">
        Kabar warga
      </ButtonLink>
      <ButtonLink href="/admin/laporan/daftar" variant="quiet" size="small">
        Semua laporan
      </ButtonLink>
    </>
  );
  return (
    <Replies value={replies}>
      <Desk kind={REPORTS} links={links} {...props} />
    </Replies>
  );
}

function reportRow(report: DeskReportView, now: Date): RowStyle {
  const { code, status, createdAt, location, photo, zone } = report;
  return {
    link: code,
    title: reportTitle(report),
    place: report.sealed ? "Rahasia, belum dibuka" : location,
    age: status === "PENDING" ? waitingWords("pemeriksaan", createdAt, now, zone) : formatDate(createdAt, zone),
    photo: photo?.medium ?? null,
    signs: <ReportSigns report={report} />,
  };
}

function ReportSigns({ report }: { report: DeskReportView }) {
  const { heldReason, assignee, reopenWaits, question, duplicates, supportCount, gatherings, steps, updates } = report;
  const last = steps.at(-1);
  return (
    <Signs>
      {heldReason ? <HeldSign reason={heldReason} /> : null}
      {assignee ? <Sign icon="users">{assignee.own ? "Tugas Anda" : `Tugas ${assignee.name}`}</Sign> : null}
      {updates.length > 0 ? (
        <Sign tone="wait" icon="message">
          {updates.length} kabar menunggu
        </Sign>
      ) : null}
      {question ? (
        <Sign tone="info" icon="message">
          Menunggu jawaban
        </Sign>
      ) : null}
      {last?.by_reporter && last.kind === "REOPENED" ? (
        <Sign tone="bad" icon="undo">
          Dibuka kembali warga
        </Sign>
      ) : null}
      {reopenWaits ? (
        <Sign tone="bad" icon="undo">
          Menunggu admin
        </Sign>
      ) : null}
      {gatherings.some(({ waits }) => waits) ? (
        <Sign tone="wait" icon="flag">
          Kegiatan selesai
        </Sign>
      ) : null}
      {duplicates.length > 0 ? (
        <Sign tone="wait" icon="copy">
          {duplicates.length} di dekatnya
        </Sign>
      ) : null}
      {supportCount > 0 ? <Sign icon="users">{supportCount} orang mengalami</Sign> : null}
    </Signs>
  );
}

function ReportDialog(props: DialogProps<DeskReportView, ReportAction>) {
  if (props.action === "merge") return <MergeDialog {...props} />;
  if (props.action === "edit") return <EditDialog {...props} />;
  return <DecisionDialog {...props} />;
}

function DecisionDialog({ action, item, draft, onClose, onSubmit }: DialogProps<DeskReportView, ReportAction>) {
  const [photo, setPhoto] = useState<{ id: string; url: string } | null>(null);
  const gathering = action === "settle" ? waitingGathering(item) : null;
  const [eventPhoto, setEventPhoto] = useState(String(draft?.event_photo_id ?? gathering?.results.photos[0]?.id ?? ""));
  const look = REPORT_WORDING[action];
  const templates = repliesFor(use(Replies), action, item);
  return (
    <WordsDialog
      look={{ ...look, templates }}
      consequence={look.consequence(item)}
      about={
        <>
          <strong className="text-ink">{item.code}</strong> · {item.damageType}, {item.location}
        </>
      }
      quick={action !== "claim" && action !== "settle"}
      draft={String(draft?.[look.words?.name ?? ""] ?? (gathering ? resolutionWords(gathering) : ""))}
      onClose={onClose}
      onSubmit={(text) => onSubmit(bodyOf(action, item, text, { own: photo?.id ?? null, event: eventPhoto || null }))}
    >
      {gathering ? (
        <ResultPhotos photos={gathering.results.photos} chosen={eventPhoto} onChoose={setEventPhoto} />
      ) : null}
      {action === "claim" || gathering?.results.photos.length === 0 ? (
        <PhotoPicker
          value={photo}
          onChange={setPhoto}
          label="Foto sesudah (wajib)"
          coverable
          ownCamera
          hint="Warga melihatnya di linimasa, di samping foto laporan."
        />
      ) : null}
    </WordsDialog>
  );
}

function bodyOf(action: ReportAction, { status }: DeskReportView, text: string, photos: ChosenPhotos): DeskActionBody {
  if (action === "release") return {};
  if (action === "ask") return { question: text };
  const words = text === "" ? null : text;
  if (action === "settle")
    return { decision: "claim", status, words, photo_id: photos.own, event_photo_id: photos.event };
  return { decision: action, status, words, photo_id: photos.own };
}

/** Which photo of an event shows how it looks now. */
function ResultPhotos({ photos, chosen, onChoose }: ResultPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Foto sesudah, dari kegiatan</legend>
      <p className="mb-2 text-sm text-ink-faint">Warga melihatnya di linimasa, di samping foto laporan.</p>
      <div className="grid grid-cols-3 gap-2">
        {photos.map(({ id, url }, index) => (
          <label
            key={id}
            className="grid cursor-pointer gap-1 rounded-sm border-2 border-line-strong p-1 text-center text-sm has-checked:border-primary has-checked:bg-primary-soft has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-solid"
          >
            <img src={url} alt="" className="h-24 w-full rounded-sm bg-panel object-cover" />
            <span className="flex min-h-8 items-center justify-center gap-1.5">
              <input
                type="radio"
                name="event_photo_id"
                value={id}
                checked={chosen === id}
                onChange={() => onChoose(id)}
                className="size-5"
              />
              Foto {index + 1}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
