"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { ask, type OutboxItem, watchOutbox } from "./outbox";

const STATES: Record<OutboxItem["state"], string> = {
  QUEUED: "Menunggu sinyal",
  SENDING: "Sedang dikirim",
  SENT: "Terkirim",
  NEEDS_YOU: "Perlu Anda lihat",
};

/** What waits on this device. On a shared phone its titles show only after a press. */
export function OutboxList() {
  const [items, setItems] = useState<OutboxItem[] | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => watchOutbox(setItems), []);
  if (items === null || items.length === 0) {
    return <EmptyState>Tidak ada yang menunggu di perangkat ini.</EmptyState>;
  }
  const waiting = items.filter(({ state }) => state !== "SENT").length;
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg font-semibold">
        {waiting === 0 ? "Semua sudah terkirim." : `${waiting} menunggu dikirim dari perangkat ini.`}
      </p>
      {open ? (
        <ul className="grid gap-3">
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Tampilkan daftarnya
          </Button>
        </p>
      )}
    </div>
  );
}

function Item({ item: { id, title, state, reason, link, at } }: { item: OutboxItem }) {
  const [sure, setSure] = useState(false);
  return (
    <Card as="li" className="grid gap-2">
      <p className="font-semibold">{link ? <a href={link}>{title}</a> : title}</p>
      <p className="text-sm text-ink-faint">
        {STATES[state]} · ditulis {new Date(at).toLocaleString("id-ID", { dateStyle: "medium", timeStyle: "short" })}
      </p>
      {state === "NEEDS_YOU" && reason ? <Notice tone="wait">{reason}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        {state === "SENT" || state === "SENDING" ? null : (
          <Button size="small" onClick={() => void ask({ ask: "again", id })}>
            Kirim sekarang
          </Button>
        )}
        {state === "SENDING" ? null : (
          <Button
            size="small"
            variant={sure ? "danger" : "quiet"}
            onClick={() => (sure || state === "SENT" ? void ask({ ask: "remove", id }) : setSure(true))}
          >
            {sure ? "Ya, hapus kiriman ini" : "Hapus dari perangkat ini"}
          </Button>
        )}
      </div>
    </Card>
  );
}
