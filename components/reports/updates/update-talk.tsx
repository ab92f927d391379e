"use client";

import { useState } from "react";
import { useOwn } from "@/components/forms/use-own";
import { useGrowing } from "@/components/lists/use-growing";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import type { Zone } from "@/lib/format/dates";
import { UPDATE_LIMIT } from "@/lib/reports/updates/rules";
import type { CreatedUpdateView, ReportUpdateView } from "@/lib/reports/updates/view";
import { sentUpdates } from "./sent-updates";
import { UpdateForm } from "./update-form";
import { UpdateItem } from "./update-item";

export interface UpdateTalkProps {
  code: string;
  /** Where the older ones begin; null where the page shows all. */
  cursor: string | null;
  zone: Zone;
}

/** The older updates, one's own new ones, and the form for another. */
export function UpdateTalk({ code, cursor, zone }: UpdateTalkProps) {
  const [sent, setSent] = useState<readonly CreatedUpdateView[]>([]);
  const waiting = useOwn<CreatedUpdateView>(`/api/reports/${code}/updates/mine`, sentUpdates);
  const last = sent.at(-1);
  const own = [...waiting.filter(({ id }) => !sent.some((update) => update.id === id)), ...sent];
  return (
    <div className="grid gap-4">
      {cursor === null ? null : <OlderUpdates code={code} cursor={cursor} zone={zone} />}
      {own.length > 0 ? (
        <ol aria-label="Kabar Anda">
          {own.map((update) => (
            <UpdateItem key={update.id} update={update} zone={zone} held={update.held} />
          ))}
        </ol>
      ) : null}
      {last ? (
        <Notice
          tone={last.held ? "wait" : "good"}
          live="status"
          title={last.held ? "Kabar Anda kami periksa dahulu" : "Terima kasih, kabar Anda sudah tampil"}
        >
          {last.held ? "Setelah diperiksa pengelola, kabar itu tampil untuk umum tanpa nama Anda." : null}
        </Notice>
      ) : null}
      <UpdateForm
        key={last?.id ?? 0}
        code={code}
        onSent={(update) => setSent((old) => [...old.filter(({ id }) => id !== update.id), update])}
      />
    </div>
  );
}

function OlderUpdates({ code, cursor, zone }: UpdateTalkProps) {
  const [open, setOpen] = useState(false);
  const path = `/api/reports/${code}/updates?limit=${UPDATE_LIMIT.default}&cursor=${cursor}`;
  const list = useGrowing<ReportUpdateView>(open ? path : null);
  const failed = list.error ?? list.moreError;
  return (
    <>
      {list.items ? (
        <ol aria-label="Kabar sebelumnya" className="border-t border-line">
          {list.items.map((update) => (
            <UpdateItem key={update.id} update={update} zone={zone} />
          ))}
        </ol>
      ) : null}
      {failed ? (
        <Notice tone="bad" live="alert" title="Kabar sebelumnya belum dapat dimuat">
          <Button variant="secondary" size="small" onClick={list.error ? list.retry : list.loadMore} className="mt-2">
            Coba lagi
          </Button>
        </Notice>
      ) : (
        <LoadMore
          hasMore={!open || list.hasMore}
          loading={open && (list.loading || list.loadingMore)}
          onLoad={() => (open ? list.loadMore() : setOpen(true))}
          label="Muat kabar sebelumnya"
        />
      )}
    </>
  );
}
