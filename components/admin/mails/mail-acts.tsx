"use client";

import { useState } from "react";
import { useSWRConfig } from "swr";
import { useAct } from "@/components/accounts/use-act";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { MailActView, OutboxMailView } from "@/lib/mails/view";

const CANCEL = { title: "Batalkan surat", danger: true, words: null, templates: [], submit: "Batalkan surat" };

/** An act on the outbox, after which the counts of the navigation are asked for anew. */
function useMailAct() {
  const { busy, run } = useAct();
  const { mutate } = useSWRConfig();
  const act = (path: string) =>
    run(path, async () => {
      const request = { method: "POST", body: {}, key: randomKey() } as const;
      const { message } = await fetchJson<MailActView>(`/api/admin/mails/${path}`, request);
      void mutate("/api/admin/mails/counts");
      return message;
    });
  return { busy: busy !== null, act };
}

interface MailActsProps {
  id: string;
  subject: string;
  to: string;
  state: OutboxMailView["state"];
}

/** What can still be done with one mail. */
export function MailActs({ id, subject, to, state }: MailActsProps) {
  const { busy, act } = useMailAct();
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
  const { busy, act } = useMailAct();
  return (
    <div className="needs-script">
      <Button busy={busy} onClick={() => act("again")}>
        <Icon name="refresh" size={20} /> {busy ? "Mengirim lagi…" : "Kirim lagi semua yang gagal"}
      </Button>
    </div>
  );
}
