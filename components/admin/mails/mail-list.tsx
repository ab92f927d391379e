"use client";

import { useState } from "react";
import { useSWRConfig } from "swr";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { useAction } from "@/components/forms/use-action";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { MAIL_KIND_LABELS } from "@/lib/mails/rules";
import type { MailActionView, OutboxMailView } from "@/lib/mails/view";

const CANCEL = { title: "Batalkan surat", danger: true, words: null, templates: [], submit: "Batalkan surat" };

interface MailActionsProps {
  id: string;
  subject: string;
  to: string;
  state: OutboxMailView["state"];
}

const STATES: Record<OutboxMailView["state"], { label: string; tone: Tone; icon: IconName }> = {
  scheduled: { label: "Menunggu", tone: "wait", icon: "clock" },
  retry: { label: "Dicoba lagi", tone: "wait", icon: "refresh" },
  sending: { label: "Sedang dikirim", tone: "info", icon: "mail" },
  failed: { label: "Gagal", tone: "bad", icon: "warning" },
  sent: { label: "Terkirim", tone: "good", icon: "check" },
  cancelled: { label: "Dibatalkan", tone: "neutral", icon: "cross" },
};

/** Mails with what became of them; never their text. */
export function MailList({ mails }: { mails: OutboxMailView[] }) {
  return (
    <ul className="grid gap-3">
      {mails.map((mail) => (
        <li key={mail.id} className="grid gap-3 rounded-md border border-line bg-card p-4 sm:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={STATES[mail.state].tone} icon={STATES[mail.state].icon}>
                {STATES[mail.state].label}
              </Badge>
              {mail.kind === null ? null : <Badge>{MAIL_KIND_LABELS[mail.kind]}</Badge>}
            </p>
            <h2 className="mt-2 text-lg">{mail.subject}</h2>
            <p className="text-sm text-ink-soft">
              Kepada {mail.to_name === "" ? "" : `${mail.to_name}, `}
              <span className="break-all">{mail.to_address}</span>
            </p>
            <p className="mt-1 text-sm text-ink-soft">{courseOf(mail)}</p>
            {mail.fault === null ? null : (
              <p className="mt-1 text-sm">
                <strong>Percobaan terakhir:</strong> {mail.fault}
              </p>
            )}
          </div>
          <MailActions id={mail.id} subject={mail.subject} to={mail.to_address} state={mail.state} />
        </li>
      ))}
    </ul>
  );
}

/** When what happened to it. */
function courseOf({ state, tries, created_at, next_try_at, ended_at }: OutboxMailView): string {
  const parts = [`Ditulis ${formatDateTime(created_at)}.`];
  if (next_try_at !== null) {
    parts.push(`${tries === 0 ? "Dikirim paling cepat" : "Dicoba lagi paling cepat"} ${formatDateTime(next_try_at)}.`);
  }
  if (ended_at !== null) {
    const ends = { sent: "Terkirim", failed: "Berhenti dicoba", cancelled: "Dibatalkan" } as Record<string, string>;
    parts.push(`${ends[state] ?? "Selesai"} ${formatDateTime(ended_at)}.`);
  }
  if (tries > 0) parts.push(`Sudah dicoba ${tries} kali.`);
  return parts.join(" ");
}

/** An act on the outbox, after which the counts of the navigation are asked for anew. */
function useMailAction() {
  const { busy, run } = useAction();
  const { mutate } = useSWRConfig();
  const act = (path: string) =>
    run(path, async () => {
      const request = { method: "POST", body: {}, key: randomKey() } as const;
      const { message } = await fetchJson<MailActionView>(`/api/admin/mails/${path}`, request);
      void mutate("/api/admin/mails/counts");
      return message;
    });
  return { busy: busy !== null, act };
}

/** What can still be done with one mail. */
function MailActions({ id, subject, to, state }: MailActionsProps) {
  const { busy, act } = useMailAction();
  const [asking, setAsking] = useState(false);
  if (state === "failed") {
    return (
      <div className="needs-script">
        <Button size="small" variant="secondary" busy={busy} onClick={() => act(`${id}/again`)}>
          <Icon name="refresh" size={18} /> Kirim lagi<span className="sr-only">: {subject}</span>
        </Button>
      </div>
    );
  }
  if (state !== "scheduled" && state !== "retry") return null;
  return (
    <div className="needs-script">
      <Button size="small" variant="secondary" busy={busy} onClick={() => setAsking(true)}>
        Batalkan<span className="sr-only"> surat: {subject}</span>
      </Button>
      {asking ? (
        <WordsDialog
          look={CANCEL}
          consequence={`Surat ini tidak akan dikirim kepada ${to}, dan tidak dapat dikembalikan ke antrean.`}
          about={subject}
          draft=""
          onClose={() => setAsking(false)}
          onSubmit={() => {
            setAsking(false);
            void act(`${id}/cancel`);
          }}
        />
      ) : null}
    </div>
  );
}

/** Puts everything that was given up back among what waits. */
export function AllAgain() {
  const { busy, act } = useMailAction();
  return (
    <div className="needs-script">
      <Button busy={busy} onClick={() => act("again")}>
        <Icon name="refresh" size={20} /> {busy ? "Mengirim lagi…" : "Kirim lagi semua yang gagal"}
      </Button>
    </div>
  );
}
