"use client";

import { Desk, type DeskData } from "@/components/admin/desk/desk";
import { DeskSearch } from "@/components/admin/desk/desk-search";
import type { DeskKind, DialogProps, ListHeadProps, RowLook } from "@/components/admin/desk/kind";
import { HeldSign, Sign, Signs } from "@/components/admin/desk/queue-list";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { Select } from "@/components/ui/select";
import { formatDate, waitingWords } from "@/lib/format/dates";
import {
  MESSAGE_KIND_LABELS,
  MESSAGE_KINDS,
  type MessageAction,
  type MessageStatus,
  messageActions,
} from "@/lib/messages/rules";
import type { DeskMessageView } from "@/lib/messages/view";
import { MessagePanel } from "./message-panel";
import { bodyOf, leaves, nameOf, stateOf } from "./message-rules";
import { MESSAGE_WORDING } from "./wording";

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
    { id: "ANSWERED", label: "Dijawab", newestFirst: true },
    { id: "CLOSED", label: "Selesai", newestFirst: true },
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
  pathOf: (action) => action,
  wording: MESSAGE_WORDING,
  emptyText: (status) => EMPTY[status],
  rowOf: messageRow,
  Panel: MessagePanel,
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

function messageRow(message: DeskMessageView, now: Date): RowLook {
  const { name, kind, status, subject, body, createdAt, photo, heldReason, hasEmail } = message;
  return {
    link: name ?? "Tanpa nama",
    title: subject ?? MESSAGE_KIND_LABELS[kind],
    place: body,
    age: status === "NEW" ? waitingWords(createdAt, now) : formatDate(createdAt),
    photo: photo?.medium ?? null,
    signs: (
      <Signs>
        <Sign icon={kind === "PLACE_NOTE" ? "pin" : "mail"}>{MESSAGE_KIND_LABELS[kind]}</Sign>
        {hasEmail ? null : <Sign icon="minus">Tanpa email</Sign>}
        {heldReason ? <HeldSign reason={heldReason} /> : null}
      </Signs>
    ),
  };
}

function MessageDialog({ action, item, draft, onClose, onSubmit }: DialogProps<DeskMessageView, MessageAction>) {
  const look = MESSAGE_WORDING[action];
  return (
    <WordsDialog
      look={look}
      consequence={look.consequence(item)}
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
