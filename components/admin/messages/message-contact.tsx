"use client";

import { useState } from "react";
import { Fact } from "@/components/admin/desk/panel-parts";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import type { DeskMessageView, MessageContactView } from "@/lib/messages/view";

/** How to reach who wrote: that there is a way, and to an admin who asks for it, the way itself. */
export function MessageContact({ message }: { message: DeskMessageView }) {
  const { hasEmail, hasPhone, canSeeContact } = message;
  const [contact, setContact] = useState<MessageContactView | null>(null);
  const [busy, setBusy] = useState(false);

  async function reveal() {
    setBusy(true);
    try {
      const path = `/api/admin/messages/${message.id}/contact`;
      setContact(await fetchJson<MessageContactView>(path, { method: "POST", body: {} }));
    } catch (error) {
      const text = error instanceof RequestFailed ? error.message : "Terjadi kesalahan. Silakan coba lagi.";
      showToast({ text, tone: "bad" });
      setBusy(false);
    }
  }

  const left = [hasEmail ? "email" : "", hasPhone ? "nomor telepon" : ""].filter(Boolean).join(" dan ");
  return (
    <Fact term="Kontak">
      {contact ? (
        <span className="break-all">
          {contact.email}
          {contact.phone ? <span className="block tabular-nums">{contact.phone}</span> : null}
        </span>
      ) : left === "" ? (
        "Tidak ditinggalkan"
      ) : (
        <>
          Meninggalkan {left}
          {canSeeContact ? (
            <span className="mt-2 block">
              <Button variant="secondary" size="small" busy={busy} onClick={reveal}>
                {busy ? "Membuka…" : "Tampilkan kontak"}
              </Button>
            </span>
          ) : null}
          <span className="mt-1 block text-sm text-ink-faint">
            {canSeeContact
              ? "Setiap kali dilihat, hal itu tercatat di jejak audit."
              : "Hanya admin yang dapat melihatnya; menjawab tetap bisa."}
          </span>
        </>
      )}
    </Fact>
  );
}
