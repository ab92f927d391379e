"use client";

import { useState } from "react";
import { useAct } from "@/components/accounts/use-act";
import { undoableUntil } from "@/components/admin/desk/desk-actions";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { DeskEventView } from "@/lib/events/desk/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { EVENT_ACT_LOOKS, type EventActName, mayAct, savedText } from "./event-act-looks";

interface EventActsProps {
  event: DeskEventView;
  /** Who may bring a deleted event back. */
  isAdmin: boolean;
  /** ISO time of the drawing. */
  now: string;
}

/** What staff may do with an event; each asks first and says what will follow. */
export function EventActs({ event, isAdmin, now }: EventActsProps) {
  const { busy, run } = useAct();
  const [open, setOpen] = useState<EventActName | null>(null);
  const [draft, setDraft] = useState("");
  const may = mayAct(event, isAdmin, new Date(now));
  const look = open === null ? null : EVENT_ACT_LOOKS[open];

  async function send(name: EventActName, words: string) {
    setOpen(null);
    await run(name, async () => {
      const started = Date.now();
      await fetchJson(...requestOf(name, event.id, words));
      setDraft("");
      const text = savedText(name, event.title);
      if (name !== "delete" || !isAdmin) return text;
      const action = { label: "Urungkan", onPress: () => void run("undo", takeBack) };
      return { text, action, milliseconds: undoableUntil(started, Date.now()) - Date.now() };
    });
  }

  /** Within seconds nobody who registered has heard of the deletion yet. */
  async function takeBack() {
    await fetchJson(...requestOf("restore", event.id, ""));
    return savedText("restore", event.title);
  }

  return (
    <div className="needs-script flex flex-wrap gap-3">
      {may.edit ? (
        <ButtonLink href={`/admin/kegiatan/${event.id}/ubah`} size="small">
          <Icon name="edit" size={18} /> Ubah
        </ButtonLink>
      ) : null}
      {may.acts.map((name) => (
        <Button
          key={name}
          size="small"
          variant={EVENT_ACT_LOOKS[name].danger ? "secondary" : "primary"}
          busy={busy === name}
          onClick={() => setOpen(name)}
        >
          {EVENT_ACT_LOOKS[name].title}
        </Button>
      ))}
      {open !== null && look !== null ? (
        <WordsDialog
          look={look}
          consequence={look.consequence(event)}
          about={event.title}
          draft={draft}
          onClose={() => setOpen(null)}
          onSubmit={(words) => {
            setDraft(words);
            void send(open, words);
          }}
        />
      ) : null}
    </div>
  );
}

function requestOf(name: EventActName, id: number, words: string): Parameters<typeof fetchJson> {
  switch (name) {
    case "cancel":
      return [`/api/events/${id}/cancel`, { method: "POST", body: { words } }];
    case "delete":
      return [`/api/events/${id}`, { method: "DELETE" }];
    case "restore":
      return [`/api/admin/events/${id}/restore`, { method: "POST", body: {} }];
  }
}
