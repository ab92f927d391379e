"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { EditOrDelete } from "@/components/admin/desk/edit-or-delete";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { AnnouncementText } from "@/components/layout/announcement-band";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import {
  ANNOUNCEMENT_LENGTH,
  ANNOUNCEMENT_STATE_LABELS,
  announcementState,
  isSafeLink,
} from "@/lib/announcements/rules";
import type { AnnouncementView } from "@/lib/announcements/view";
import { formatDateTime } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";

const WIB_MS = 7 * 3_600_000;

const FIELDS = ["text", "href", "starts_at", "ends_at"] as const;

/** A new announcement, or one that is changed. */
export function AnnouncementForm({ announcement }: { announcement: AnnouncementView | null }) {
  const router = useRouter();
  const [shown, setShown] = useState({ text: announcement?.text ?? "", href: announcement?.href ?? "" });
  const [round, setRound] = useState(0);
  const { state, form } = useSubmit(FIELDS, {
    failed: "Pengumuman belum tersimpan. Silakan coba lagi.",
    check: () => null,
    send: ({ starts_at, ends_at, ...rest }, key) =>
      fetchJson<AnnouncementView>(`/api/admin/announcements${announcement ? `/${announcement.id}` : ""}`, {
        method: announcement ? "PATCH" : "POST",
        body: {
          ...rest,
          starts_at: momentOf(starts_at),
          ends_at: momentOf(ends_at),
          ...(announcement ? { revision: announcement.revision } : {}),
        },
        key,
      }),
    onSent: () => {
      showToast({ text: "Pengumuman tersimpan." });
      setShown({ text: "", href: "" });
      setRound(round + 1);
      if (announcement) router.push("/admin/pengumuman");
      router.refresh();
    },
  });

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event);
    const data = new FormData(event.currentTarget);
    setShown({ text: String(data.get("text")), href: String(data.get("href")) });
  }

  return (
    <form key={round} {...form} onInput={onInput} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <SubmitOutcome state={state} />
      </div>
      <Field name="text" label="Isi pengumuman" required error={state.errors.text} className="sm:col-span-2">
        {(control) => (
          <Textarea {...control} rows={2} maxLength={ANNOUNCEMENT_LENGTH.text} defaultValue={announcement?.text} />
        )}
      </Field>
      <Field
        name="href"
        label="Tautan"
        hint="Alamat di situs ini, misalnya /laporan, atau alamat https://."
        error={state.errors.href}
        className="sm:col-span-2"
      >
        {(control) => (
          <Input {...control} maxLength={ANNOUNCEMENT_LENGTH.href} defaultValue={announcement?.href ?? ""} />
        )}
      </Field>
      <Field name="starts_at" label="Mulai tayang (WIB)" required error={state.errors.starts_at}>
        {(control) => <Input {...control} type="datetime-local" defaultValue={localTime(announcement?.starts_at)} />}
      </Field>
      <Field name="ends_at" label="Selesai tayang (WIB)" required error={state.errors.ends_at}>
        {(control) => <Input {...control} type="datetime-local" defaultValue={localTime(announcement?.ends_at)} />}
      </Field>
      <section aria-label="Pratinjau" className="sm:col-span-2">
        <p className="mb-1 font-semibold">Pratinjau</p>
        <div className="flex items-start gap-3 rounded-md border border-line bg-primary-soft px-4 py-1">
          <AnnouncementText
            text={shown.text.trim() || "Isi pengumuman tampil di sini."}
            href={isSafeLink(shown.href.trim()) ? shown.href.trim() : null}
          />
        </div>
      </section>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={state.busy}>
          {state.busy ? "Menyimpan…" : announcement ? "Simpan perubahan" : "Pasang pengumuman"}
        </Button>
        {announcement ? (
          <ButtonLink href="/admin/pengumuman" variant="secondary">
            Batal
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}

/** @param now ISO 8601, as the server's clock stood */
export function AnnouncementList({ items, now }: { items: AnnouncementView[]; now: string }) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.id} className="rounded-md border border-line bg-card p-4">
          <Badge>{ANNOUNCEMENT_STATE_LABELS[announcementState(item, new Date(now))]}</Badge>
          <p className="mt-2 font-semibold">{item.text}</p>
          {item.href === null ? null : <p className="text-sm break-all text-ink-soft">{item.href}</p>}
          <p className="mt-1 text-sm text-ink-soft">
            {formatDateTime(item.starts_at)} sampai {formatDateTime(item.ends_at)}
          </p>
          <div className="mt-3">
            <EditOrDelete
              id={item.id}
              noun="pengumuman"
              page="/admin/pengumuman"
              path={`/api/admin/announcements/${item.id}`}
              deleted="Pengumuman dihapus."
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A moment as a field of type datetime-local shows it, on the clock of WIB whatever the reader's own is. */
export function localTime(moment: string | undefined): string {
  return moment === undefined ? "" : new Date(Date.parse(moment) + WIB_MS).toISOString().slice(0, 16);
}

/** What such a field says, with its zone; an empty one says nothing. */
export function momentOf(local: string): string {
  return local === "" ? "" : `${local.slice(0, 16)}:00+07:00`;
}
