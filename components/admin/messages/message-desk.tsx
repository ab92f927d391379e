"use client";

import { Desk, type DeskData } from "@/components/admin/desk/desk";
import type { DeskKind } from "@/components/admin/desk/kind";
import { type MessageAction, type MessageStatus, messageActions } from "@/lib/messages/rules";
import type { DeskMessageView } from "@/lib/messages/view";
import { MessageDialog } from "./message-dialog";
import { MessageHead } from "./message-head";
import { MessagePanel } from "./message-panel";
import { messageRow } from "./message-row";
import { leaves, nameOf, stateOf } from "./message-rules";
import { MESSAGE_WORDING } from "./wording";

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
