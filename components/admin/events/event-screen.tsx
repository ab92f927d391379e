"use client";

import Link from "next/link";
import { type ReactNode, useState } from "react";
import { undoableUntil } from "@/components/admin/desk/desk-actions";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { WordsDialog, type WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { WriterActions } from "@/components/admin/desk/writer-actions";
import { phaseAt } from "@/components/events/list/event-words";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { DeskEventView } from "@/lib/events/desk/view";
import { deletedText, eventPath, KIND_LABELS, kindLabel } from "@/lib/events/event/rules";
import { manageAsStaffPath } from "@/lib/events/event/rules-manage";
import { deskReach } from "@/lib/events/registration/rules-reach";
import { formatDate, formatDateTime } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { fetchJson } from "@/lib/http/fetch-json";
import { EventState } from "./event-list";
import { EventPhotos } from "./event-photos";

type EventActionStyle = Pick<
  WordsDialogStyle<DeskEventView>,
  "title" | "danger" | "consequence" | "words" | "templates" | "submit"
>;

type EventActionName = "cancel" | "delete" | "restore";

export const EVENT_ACTION_STYLES: Record<EventActionName, EventActionStyle> = {
  cancel: {
    title: "Batalkan event",
    danger: true,
    consequence: (event) =>
      `Event tetap tampil dengan tanda “Dibatalkan” dan alasannya, dan tidak menerima pendaftar lagi.${notifiedText(event)} Pembatalan tidak dapat diurungkan.`,
    words: {
      name: "words",
      label: "Alasan pembatalan",
      hint: "Dibaca di halaman event dan dikirim kepada yang terjangkau email. Paling sedikit 5 karakter.",
      required: true,
      min: 5,
      max: 1000,
    },
    templates: [
      "Cuaca buruk diperkirakan pada hari itu. Kegiatan pengganti akan diumumkan.",
      "Izin tempat belum diperoleh. Kegiatan pengganti akan diumumkan.",
      "Peserta belum cukup untuk menjalankan kegiatan ini.",
    ],
    submit: "Batalkan event",
  },
  delete: {
    title: "Hapus event",
    danger: true,
    consequence: (event) =>
      `Event hilang dari semua daftar dan halaman umum.${event.cancelled ? "" : notifiedText(event, true)} Admin dapat memulihkannya.`,
    words: null,
    templates: [],
    submit: "Hapus event",
  },
  restore: {
    title: "Pulihkan event",
    consequence: () =>
      "Event tampil lagi di daftar dan halaman umum dengan pendaftarnya. Kabar pembatalan yang sudah terkirim tidak ditarik.",
    words: null,
    templates: [],
    submit: "Pulihkan event",
  },
};

interface EventActionsProps {
  event: DeskEventView;
  /** Who may bring a deleted event back. */
  isAdmin: boolean;
  /** ISO time of the drawing. */
  now: string;
}

interface EventScreenProps {
  event: DeskEventView;
  isAdmin: boolean;
  /** ISO time of the drawing. */
  now: string;
}

/** Everything that staff see of one event, and do with it. */
export function DeskEventScreen({ event, isAdmin, now }: EventScreenProps) {
  const { id, zone, people, deleted, cancel_words } = event;
  return (
    <>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl">{event.title}</h1>
          <EventState event={event} now={new Date(now)} />
        </div>
        {event.cancelled ? (
          <Notice tone="bad" icon="cross-circle" title="Event ini dibatalkan">
            {cancel_words ?? "Tanpa alasan tertulis."}
          </Notice>
        ) : null}
        {deleted ? (
          <Notice tone="bad" icon="trash" title="Event ini dihapus">
            {event.held_reason === null ? "" : `${pendingReason(event.held_reason)}. `}
            {isAdmin
              ? "Tidak lagi tampil untuk umum. Anda dapat memulihkannya."
              : "Hanya admin yang dapat memulihkannya."}
          </Notice>
        ) : null}
        <EventActions event={event} isAdmin={isAdmin} now={now} />
        <div className="needs-script -ml-3">
          <WriterActions kind="event" id={id} name={event.title} heldReason={event.held_reason} />
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-3 rounded-md border border-line bg-card p-4 sm:grid-cols-2 sm:p-6">
        <Fact name="Mulai">{formatDateTime(event.date, zone)}</Fact>
        <Fact name="Selesai">{formatDateTime(event.ends, zone)}</Fact>
        <Fact name="Lokasi">
          {event.location}
          {event.province ? `, ${event.province}` : ""}
        </Fact>
        <Fact name="Jenis">
          {KIND_LABELS[event.kind]}
          {event.kind === "COMMUNITY" ? `, ${kindLabel(event)}` : ""}
        </Fact>
        <Fact name="Penyelenggara">{event.organiser || "Tidak ditulis"}</Fact>
        <Fact name="Ditambahkan">{formatDate(event.created_at, zone)}</Fact>
        {event.report_code ? (
          <Fact name="Untuk laporan">
            <Link
              href={`/admin/laporan?laporan=${event.report_code}`}
              prefetch={false}
              className="inline-block py-1 text-primary underline underline-offset-4"
            >
              {event.report_code}
            </Link>
          </Fact>
        ) : null}
        <Fact name="Hasil">{event.has_results ? "Sudah dicatat" : "Belum dicatat"}</Fact>
        <Fact name="Deskripsi" wide>
          <span className="whitespace-pre-line">{event.description}</span>
        </Fact>
      </dl>
      <EventPhotos event={event} />
      <section aria-labelledby="peserta" className="grid gap-4">
        <h2 id="peserta" className="text-2xl">
          Peserta
        </h2>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
          <Figure name="Kapasitas" count={event.capacity} />
          <Figure name="Terdaftar" count={people.confirmed} />
          <Figure name="Ditawari tempat" count={people.offered} />
          <Figure name="Daftar tunggu" count={people.waiting} />
          <Figure name="Batal" count={people.cancelled} />
          <Figure name="Hadir" count={people.came} />
        </dl>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/admin/kegiatan/${id}/pendaftar`} variant="secondary" size="small">
            <Icon name="users" size={18} /> Lihat pendaftar
          </ButtonLink>
          {deleted ? null : (
            <>
              <ButtonLink href={manageAsStaffPath(id)} variant="secondary" size="small">
                <Icon name="tools" size={18} /> Halaman penyelenggara
              </ButtonLink>
              <ButtonLink href={eventPath(event.slug)} variant="quiet" size="small">
                <Icon name="eye" size={18} /> Halaman umum
              </ButtonLink>
            </>
          )}
          {isAdmin ? (
            <ButtonLink
              href={`/admin/catatan?${new URLSearchParams({ subjek: `Event ${id}` })}`}
              variant="quiet"
              size="small"
            >
              <Icon name="list" size={18} /> Catatan tindakan
            </ButtonLink>
          ) : null}
        </div>
      </section>
    </>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "sm:col-span-2" : undefined}>
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div className="rounded-md border border-line bg-card p-3">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="font-display text-2xl tabular-nums">{formatCount(count)}</dd>
    </div>
  );
}

/** What staff may do with an event; each asks first and says what will follow. */
function EventActions({ event, isAdmin, now }: EventActionsProps) {
  const { busy, run } = useAction();
  const [open, setOpen] = useState<EventActionName | null>(null);
  const [draft, setDraft] = useState("");
  const may = mayAct(event, isAdmin, new Date(now));
  const look = open === null ? null : EVENT_ACTION_STYLES[open];

  async function send(name: EventActionName, words: string) {
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
          variant={EVENT_ACTION_STYLES[name].danger ? "secondary" : "primary"}
          busy={busy === name}
          onClick={() => setOpen(name)}
        >
          {EVENT_ACTION_STYLES[name].title}
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

function requestOf(name: EventActionName, id: number, words: string): Parameters<typeof fetchJson> {
  switch (name) {
    case "cancel":
      return [`/api/events/${id}/cancel`, { method: "POST", body: { words } }];
    case "delete":
      return [`/api/events/${id}`, { method: "DELETE" }];
    case "restore":
      return [`/api/admin/events/${id}/restore`, { method: "POST", body: {} }];
  }
}

function savedText(name: EventActionName, title: string): string {
  if (name === "delete") return deletedText(title);
  return name === "cancel" ? `Event "${title}" dibatalkan.` : `Event "${title}" dipulihkan.`;
}

/** What the server would allow. */
export function mayAct(event: DeskEventView, isAdmin: boolean, now: Date): { edit: boolean; acts: EventActionName[] } {
  if (event.deleted) return { edit: false, acts: isAdmin ? ["restore"] : [] };
  const phase = phaseAt(event, now);
  const ahead = phase === "open" || phase === "full";
  return { edit: ahead, acts: ahead ? ["cancel", "delete"] : ["delete"] };
}

function notifiedText({ reach, date }: DeskEventView, deletes = false): string {
  return Date.parse(date) <= Date.now() ? "" : deskReach(reach, deletes);
}
