import { DeskTimeline } from "@/components/admin/desk/desk-timeline";
import type { PanelProps } from "@/components/admin/desk/kind";
import { Description, Fact, PanelTitle, PHOTO_ID, TITLE_ID } from "@/components/admin/desk/panel-parts";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { PhotoView } from "@/components/admin/desk/photo-view";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { Notice } from "@/components/ui/notice";
import { formatDateTime, waitingWords } from "@/lib/format/dates";
import { MESSAGE_KIND_LABELS, MESSAGE_STATUS_LABELS, type MessageStepKind } from "@/lib/messages/rules";
import type { DeskMessageView } from "@/lib/messages/view";
import { MessageContact } from "./message-contact";
import { nameOf } from "./message-rules";

const STEPS: Record<MessageStepKind, { text: string; icon: IconName }> = {
  ANSWERED: { text: "Dijawab lewat email", icon: "mail" },
  CLOSED: { text: "Ditandai selesai", icon: "check-circle" },
  REOPENED: { text: "Dibuka kembali", icon: "refresh" },
};

/** Everything that is known about one letter. */
export function MessagePanel({ item: message, now }: PanelProps<DeskMessageView>) {
  const { id, kind, status, name, subject, body, details, heldReason, photo, createdAt, steps } = message;
  return (
    <article aria-labelledby={TITLE_ID} className="grid gap-5">
      <header>
        <PanelTitle code={String(id)}>{subject ?? MESSAGE_KIND_LABELS[kind]}</PanelTitle>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="font-semibold tabular-nums">{nameOf(message)}</span>
          <Badge icon={kind === "PLACE_NOTE" ? "pin" : "mail"}>{MESSAGE_KIND_LABELS[kind]}</Badge>
          <Badge tone={status === "NEW" ? "wait" : "neutral"}>{MESSAGE_STATUS_LABELS[status]}</Badge>
          {status === "NEW" ? <span>{waitingWords(createdAt, now)}</span> : null}
        </p>
      </header>
      {heldReason ? (
        <Notice tone="bad" icon="shield" title={`Disisihkan: ${pendingReason(heldReason)}`}>
          Pengirimnya tidak mendapat tanda terima. Buka kembali bila ternyata dari orang.
        </Notice>
      ) : null}
      <Description title="Isi pesan">{body}</Description>
      {photo ? (
        <div className="h-72 sm:h-96">
          <PhotoView photo={photo} alt={`Foto pada ${nameOf(message)}`} id={PHOTO_ID} />
        </div>
      ) : null}
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
        <MessageContact key={id} message={message} />
      </dl>
      {steps.length > 0 ? <DeskTimeline steps={steps} looks={STEPS} /> : null}
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
