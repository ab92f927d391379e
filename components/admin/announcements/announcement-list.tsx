"use client";

import { useRouter } from "next/navigation";
import { useAct } from "@/components/accounts/use-act";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { ANNOUNCEMENT_STATE_LABELS, announcementState } from "@/lib/announcements/rules";
import type { AnnouncementView } from "@/lib/announcements/view";
import { formatDateTime } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";

/** @param now ISO 8601, as the server's clock stood */
export function AnnouncementList({ items, now }: { items: AnnouncementView[]; now: string }) {
  const { busy, run } = useAct();
  const router = useRouter();

  async function remove(id: number) {
    await fetchJson(`/api/admin/announcements/${id}`, { method: "DELETE" });
    router.replace("/admin/pengumuman");
    return "Pengumuman dihapus.";
  }

  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.id} className="rounded-md border border-line bg-card p-4">
          <Badge>{ANNOUNCEMENT_STATE_LABELS[announcementState(item, new Date(now))]}</Badge>
          <p className="mt-2 font-semibold break-words">{item.text}</p>
          {item.href === null ? null : <p className="text-sm break-all text-ink-soft">{item.href}</p>}
          <p className="mt-1 text-sm text-ink-soft">
            {formatDateTime(item.starts_at)} sampai {formatDateTime(item.ends_at)}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink href={`/admin/pengumuman?ubah=${item.id}`} variant="secondary" size="small">
              Ubah<span className="sr-only"> pengumuman {item.id}</span>
            </ButtonLink>
            <Button
              variant="quiet"
              size="small"
              busy={busy === String(item.id)}
              onClick={() => run(String(item.id), () => remove(item.id))}
            >
              Hapus<span className="sr-only"> pengumuman {item.id}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
