"use client";

import { Desk, type DeskData } from "@/components/admin/desk/desk";
import { DeskSearch } from "@/components/admin/desk/desk-search";
import type { DeskKind, DialogProps, ListHeadProps, PanelProps, RowStyle } from "@/components/admin/desk/kind";
import { Description, DeskTimeline, Fact, PanelTitle, PHOTO_ID, TITLE_ID } from "@/components/admin/desk/panel-parts";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { PhotoView } from "@/components/admin/desk/photo-view";
import { HeldSign, Sign, Signs } from "@/components/admin/desk/queue-list";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { PhotoActionsAt } from "@/components/admin/reports/photo-strip";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { formatDate, formatDateTime, waitingWords } from "@/lib/format/dates";
import {
  isAnsweredByHand,
  MESSAGE_KIND_LABELS,
  MESSAGE_KINDS,
  MESSAGE_STATUS_LABELS,
  type MessageAction,
  type MessageStatus,
  type MessageStepKind,
  messageActions,
} from "@/lib/messages/rules";
import type { DeskMessageView } from "@/lib/messages/view";
import { AnswerToSend, MessageContact, useSender } from "./message-contact";
import { bodyOf, leaves, MESSAGE_WORDING, nameOf, stateOf } from "./message-rules";

const STEPS: Record<MessageStepKind, { text: string; icon: IconName }> = {
  ANSWERED: { text: "Dijawab lewat email", icon: "mail" },
  CLOSED: { text: "Ditandai selesai", icon: "check-circle" },
  REOPENED: { text: "Dibuka kembali", icon: "refresh" },
};

const STEPS_BY_HAND: typeof STEPS = { ...STEPS, ANSWERED: { text: "Jawaban dicatat", icon: "whatsapp" } };

const KINDS = MESSAGE_KINDS.map((value) => ({ value, label: MESSAGE_KIND_LABELS[value] }));

const EMPTY: Record<MessageStatus, string> = {
  NEW: "Semua pesan sudah ditangani. Pesan baru muncul di sini dengan sendirinya.",
  ANSWERED: "Belum ada pesan yang dijawab.",
  CLOSED: "Belum ada pesan yang ditandai selesai.",
};

const MESSAGES: DeskKind<DeskMessageView, MessageStatus, MessageAction> = {
  api: "/api/admin/messages",
  path: "/admin/pesan",
  title: "Pesan masuk",
  noun: "pesan",
  tabs: [
    { id: "NEW", label: "Baru" },
    { id: "ANSWERED", label: "Dijawab", order: "terbaru di atas" },
    { id: "CLOSED", label: "Selesai", order: "terbaru di atas" },
  ],
  tabParameter: "status",
  itemParameter: "pesan",
  undoField: "step_id",
  codeOf: ({ id }) => String(id),
  nameOf,
  stateOf,
  actionsFor: messageActions,
  leaves,
  goesOn: (action) => action === "answer",
  staysOpen: (action, message) => action === "answer" && isAnsweredByHand(message),
  pathOf: (action) => action,
  wording: MESSAGE_WORDING,
  emptyText: (status) => EMPTY[status],
  rowOf: messageRow,
  Panel: (props) => <MessagePanel key={props.item.id} {...props} />,
  Dialog: MessageDialog,
  ListHead: MessageHead,
  filterParameter: "kind",
};

/** The inbox. */
export function MessageDesk(props: DeskData<DeskMessageView, MessageStatus>) {
  return <Desk kind={MESSAGES} {...props} />;
}

/** Narrows the list to a kind and to a text. */
function MessageHead({ q, onSearch, filter, onFilter }: ListHeadProps) {
  return (
    <>
      <div className="mb-3">
        <label htmlFor="jenis-pesan" className="sr-only">
          Jenis pesan
        </label>
        <Select
          id="jenis-pesan"
          options={KINDS}
          placeholder="Semua jenis pesan"
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
        />
      </div>
      <DeskSearch q={q} onSearch={onSearch} landmark="Pesan masuk" label="Cari nama, subjek, atau isi" />
    </>
  );
}

function messageRow(message: DeskMessageView, now: Date): RowStyle {
  const { name, kind, status, subject, body, createdAt, photo, heldReason, hasEmail, hasPhone, isMobile } = message;
  return {
    link: name ?? "Tanpa nama",
    title: subject ?? MESSAGE_KIND_LABELS[kind],
    place: body,
    age: status === "NEW" ? waitingWords("jawaban", createdAt, now) : formatDate(createdAt),
    photo: photo?.medium ?? null,
    signs: (
      <Signs>
        <Sign icon={kind === "PLACE_NOTE" ? "pin" : "mail"}>{MESSAGE_KIND_LABELS[kind]}</Sign>
        {hasEmail ? null : hasPhone ? (
          <Sign icon={isMobile ? "whatsapp" : "phone"}>{isMobile ? "WhatsApp" : "Telepon"}</Sign>
        ) : (
          <Sign icon="minus">Tidak terjangkau email</Sign>
        )}
        {heldReason ? <HeldSign reason={heldReason} /> : null}
      </Signs>
    ),
  };
}

function MessageDialog({ action, item, draft, onClose, onSubmit }: DialogProps<DeskMessageView, MessageAction>) {
  const wording = MESSAGE_WORDING[action];
  const look = action === "answer" && isAnsweredByHand(item) ? { ...wording, submit: "Catat jawaban" } : wording;
  return (
    <WordsDialog
      look={look}
      consequence={wording.consequence(item)}
      about={
        <>
          <strong className="text-ink">{item.name ?? "Tanpa nama"}</strong> ·{" "}
          {item.subject ?? MESSAGE_KIND_LABELS[item.kind]}
        </>
      }
      draft={String(draft?.answer ?? "")}
      onClose={onClose}
      onSubmit={(text) => onSubmit(bodyOf(action, item, text))}
    >
      {action === "answer" ? (
        <section aria-label="Pesan yang dijawab">
          <blockquote className="line-clamp-4 border-l-4 border-line-strong pl-3 whitespace-pre-line text-ink-soft">
            {item.body}
          </blockquote>
        </section>
      ) : null}
    </WordsDialog>
  );
}

/** Everything that is known about one letter. */
function MessagePanel({ item: message, now, onChanged }: PanelProps<DeskMessageView>) {
  const { id, kind, status, name, subject, body, details, heldReason, photo, createdAt, steps } = message;
  const sender = useSender(message);
  return (
    <article aria-labelledby={TITLE_ID} className="grid gap-5">
      <header>
        <PanelTitle code={String(id)}>{subject ?? MESSAGE_KIND_LABELS[kind]}</PanelTitle>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="font-semibold tabular-nums">{nameOf(message)}</span>
          <Badge icon={kind === "PLACE_NOTE" ? "pin" : "mail"}>{MESSAGE_KIND_LABELS[kind]}</Badge>
          <Badge tone={status === "NEW" ? "wait" : "neutral"}>{MESSAGE_STATUS_LABELS[status]}</Badge>
          {status === "NEW" ? <span>{waitingWords("jawaban", createdAt, now)}</span> : null}
        </p>
      </header>
      {heldReason ? (
        <Notice tone="bad" icon="shield" title={`Disisihkan: ${pendingReason(heldReason)}`}>
          Pengirimnya tidak mendapat tanda terima. Buka kembali bila ternyata dari orang.
        </Notice>
      ) : null}
      <AnswerToSend message={message} sender={sender} />
      <Description title="Isi pesan">{body}</Description>
      {photo ? (
        <div className="h-72 sm:h-96">
          <PhotoView photo={photo} alt={`Foto pada ${nameOf(message)}`} id={PHOTO_ID} />
        </div>
      ) : null}
      <PhotoActionsAt path={photo?.medium ?? null} name={`Foto pada ${nameOf(message)}`} onChanged={onChanged} />
      {kind === "STORY" ? <StoryDraftLink id={id} /> : null}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term="Pengirim">{name ?? "Tanpa nama"}</Fact>
        <Fact term="Dikirim">{formatDateTime(createdAt)}</Fact>
        {details.map(({ term, text }) => (
          <Fact key={term} term={term}>
            {text}
          </Fact>
        ))}
        <NotedPlace message={message} />
        <MessageContact message={message} sender={sender} />
      </dl>
      {steps.length > 0 ? (
        <DeskTimeline steps={steps} looks={isAnsweredByHand(message) ? STEPS_BY_HAND : STEPS} />
      ) : null}
    </article>
  );
}

/** The way to the desk of places, where the note can be acted on. */
function NotedPlace({ message: { place, status } }: { message: DeskMessageView }) {
  if (!place) return null;
  const { id, name } = place;
  const queue = status === "NEW" ? "DOUBTED" : "APPROVED";
  return (
    <Fact term="Tentang lokasi">
      {name === null ? (
        "Lokasi ini sudah tidak ada"
      ) : (
        <a href={`/admin/lokasi?queue=${queue}&lokasi=${id}`} className="text-info underline underline-offset-4">
          {name}
        </a>
      )}
    </Fact>
  );
}

/** The way of a sent story into the site: a file that an editor goes on with. */
function StoryDraftLink({ id }: { id: number }) {
  return (
    <div>
      <a
        href={`/api/admin/messages/${id}/draft`}
        download
        className={buttonClass({ variant: "secondary", size: "small" })}
      >
        <Icon name="download" size={18} /> Unduh draf MDX
      </a>
      <p className="mt-1 text-sm text-ink-faint">
        Simpan ke folder content/kisah. Kisah belum tampil untuk umum sampai baris “draf: ya” diubah menjadi “draf:
        tidak”.
      </p>
    </div>
  );
}
