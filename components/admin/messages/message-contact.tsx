"use client";

import { useState } from "react";
import { Fact } from "@/components/admin/desk/panel-parts";
import { useAction } from "@/components/forms/use-action";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { contactLink, formatPhone, isMobile } from "@/lib/format/phone";
import { fetchJson } from "@/lib/http/fetch-json";
import type { DeskMessageView, MessageContactView } from "@/lib/messages/view";
import { answerToSend } from "./message-rules";

/** The link takes the place of the button that was pressed. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus();
}

interface Sender {
  contact: MessageContactView | null;
  busy: boolean;
  reveal: () => void;
}

/** How to reach who wrote, once it is asked for. */
export function useSender({ id }: DeskMessageView): Sender {
  const [contact, setContact] = useState<MessageContactView | null>(null);
  const { busy, run } = useAction({ refresh: false });

  async function reveal() {
    setContact(await fetchJson<MessageContactView>(`/api/admin/messages/${id}/contact`, { method: "POST", body: {} }));
    return undefined;
  }

  return { contact, busy: busy !== null, reveal: () => void run("reveal", reveal) };
}

function RevealButton({ sender: { busy, reveal } }: { sender: Sender }) {
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={reveal}>
      {busy ? "Membuka…" : "Tampilkan kontak"}
    </Button>
  );
}

interface ContactProps {
  message: DeskMessageView;
  sender: Sender;
}

/** An answer to a number goes by hand: a browser would block a window that opens by itself. */
export function AnswerToSend({ message, sender }: ContactProps) {
  const answer = answerToSend(message);
  if (answer === null) return null;
  return (
    <Notice
      tone="wait"
      icon={message.isMobile ? "whatsapp" : "phone"}
      live="status"
      title={
        message.isMobile
          ? "Jawaban hanya tercatat sampai Anda mengirimnya sendiri lewat WhatsApp."
          : "Jawaban hanya tercatat sampai Anda menyampaikannya sendiri lewat telepon."
      }
    >
      <div className="mt-3">
        {sender.contact?.phone ? (
          <a
            ref={takeFocus}
            href={contactLink(sender.contact.phone, answer)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: "primary" })}
          >
            <Icon name={isMobile(sender.contact.phone) ? "whatsapp" : "phone"} size={18} />{" "}
            {isMobile(sender.contact.phone) ? "Kirim lewat WhatsApp" : "Telepon"}
            <span className="sr-only"> (buka di tab baru)</span>
          </a>
        ) : (
          <RevealButton sender={sender} />
        )}
      </div>
    </Notice>
  );
}

/** That there is a way to reach who wrote, and to who may ask for it, the way itself. */
export function MessageContact({ message, sender }: ContactProps) {
  const { hasEmail, hasPhone, canSeeContact } = message;
  const { contact } = sender;
  const number = hasEmail || !message.isMobile ? "nomor telepon" : "nomor WhatsApp";
  const left = [hasEmail ? "email" : "", hasPhone ? number : ""].filter(Boolean).join(" dan ");
  return (
    <Fact term="Kontak">
      {contact ? (
        <span className="break-all">
          {contact.email}
          {contact.phone ? <span className="block tabular-nums">{formatPhone(contact.phone)}</span> : null}
        </span>
      ) : left === "" ? (
        "Tidak ada email atau nomor yang dapat dihubungi"
      ) : (
        <>
          Meninggalkan {left}
          {canSeeContact && answerToSend(message) === null ? (
            <span className="mt-2 block">
              <RevealButton sender={sender} />
            </span>
          ) : null}
          <span className="mt-1 block text-sm text-ink-faint">
            {canSeeContact
              ? "Setiap kali dilihat, hal itu tercatat di catatan tindakan."
              : "Hanya admin yang dapat melihatnya; menjawab tetap bisa."}
          </span>
        </>
      )}
    </Fact>
  );
}
