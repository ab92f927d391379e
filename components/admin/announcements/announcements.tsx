"use client";

import { useRouter } from "next/navigation";
import { EditOrDelete } from "@/components/admin/desk/edit-or-delete";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { AnnouncementText } from "@/components/layout/announcement-band";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { showToast } from "@/components/ui/toast-store";
import { ANNOUNCEMENT } from "@/lib/announcements/fields";
import { ANNOUNCEMENT_STATE_LABELS, announcementState, isSafeLink } from "@/lib/announcements/rules";
import type { AnnouncementView } from "@/lib/announcements/view";
import { formatDateTime } from "@/lib/format/dates";
import { localTime } from "@/lib/forms/moment-field";
import { fetchJson } from "@/lib/http/fetch-json";

/** A new announcement, or one that is changed. */
export function AnnouncementForm({ announcement }: { announcement: AnnouncementView | null }) {
  const router = useRouter();
  const form = useForm<typeof ANNOUNCEMENT, AnnouncementView>(ANNOUNCEMENT, {
    initial: {
      text: announcement?.text ?? "",
      href: announcement?.href ?? "",
      starts_at: localTime(announcement?.starts_at),
      ends_at: localTime(announcement?.ends_at),
    },
    trusted: true,
    whole: true,
    again: true,
    more: () => (announcement ? { revision: announcement.revision } : {}),
    send: (body, key) =>
      fetchJson<AnnouncementView>(`/api/admin/announcements${announcement ? `/${announcement.id}` : ""}`, {
        method: announcement ? "PATCH" : "POST",
        body,
        key,
      }),
    onSent: () => {
      showToast({ text: "Pengumuman tersimpan." });
      form.clear();
      if (announcement) router.push("/admin/pengumuman");
      router.refresh();
    },
    unexplained: "Pengumuman belum tersimpan. Silakan coba lagi.",
  });
  const { text, href } = form.draft.values;
  return (
    <Form
      of={form}
      note={null}
      className="grid grid-cols-1 gap-4"
      send={announcement ? "Simpan perubahan" : "Pasang pengumuman"}
      sending="Menyimpan…"
      look={{}}
      beside={
        announcement ? (
          <ButtonLink href="/admin/pengumuman" variant="secondary">
            Batal
          </ButtonLink>
        ) : null
      }
    >
      {form.field("text")}
      {form.field("href")}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {form.field("starts_at", { label: "Mulai tayang (WIB)" })}
        {form.field("ends_at", { label: "Selesai tayang (WIB)" })}
      </div>
      <section aria-label="Pratinjau">
        <p className="mb-1 font-semibold">Pratinjau</p>
        <div className="flex items-start gap-3 rounded-md border border-line bg-primary-soft px-4 py-1">
          <AnnouncementText
            text={text.trim() || "Isi pengumuman tampil di sini."}
            href={isSafeLink(href.trim()) ? href.trim() : null}
          />
        </div>
      </section>
    </Form>
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
