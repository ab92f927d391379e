"use client";

import { useRef, useState } from "react";
import useSWR from "swr";
import { useAction } from "@/components/forms/use-action";
import { useHash } from "@/components/forms/use-hash";
import { BrokenLink } from "@/components/ui/broken-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { HANDOVER_HEADER, type QuestionReply, questionIn } from "@/lib/channels/handovers/rules";
import type { AnsweredQuestionView, HandoverQuestionView } from "@/lib/channels/handovers/view";
import { formatDate } from "@/lib/format/dates";
import { FAILED, fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { CHANGED_ID } from "@/lib/reports/updates/rules";

const LABELS: Record<QuestionReply, string> = { answered: "Dijawab", done: "Dikerjakan", silent: "Belum" };

interface Answered extends AnsweredQuestionView {
  reply: QuestionReply;
}

/** Asks what became of a hand-over; opening the page alone, as mail scanners do, answers nothing. */
export function HandoverQuestion() {
  const hash = useHash();
  const link = hash === undefined ? undefined : questionIn(hash);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { data, error } = useSWR<HandoverQuestionView, unknown>(
    link && answered === null ? [`/api/handovers/${link.id}`, link.token] : null,
    ([path, token]: [string, string]) =>
      fetchJson<HandoverQuestionView>(path, { headers: { [HANDOVER_HEADER]: token } }),
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (answered !== null) return <Thanks {...answered} />;
  if (link === undefined) return null;
  if (link === null) return <Broken title="Tautan ini tidak lengkap">Buka lagi tautan di email dari Sulur.</Broken>;
  if (error instanceof RequestFailed && error.status === 403) {
    return (
      <Broken title="Tautan ini tidak berlaku lagi">
        Mungkin sudah dijawab, laporannya sudah selesai, atau ada email yang lebih baru.
      </Broken>
    );
  }
  if (error !== undefined) {
    return (
      <Notice tone="bad" live="alert">
        {error instanceof RequestFailed ? error.message : FAILED}
      </Notice>
    );
  }
  return data === undefined ? (
    <p role="status">Memuat…</p>
  ) : (
    <Question link={link} question={data} onAnswered={setAnswered} />
  );
}

function Broken({ title, children }: { title: string; children: string }) {
  return (
    <BrokenLink
      title={title}
      live="alert"
      action={
        <ButtonLink href="/laporan" variant="secondary">
          Buka laporan warga
        </ButtonLink>
      }
    >
      {children}
    </BrokenLink>
  );
}

interface QuestionProps {
  link: { id: number; token: string };
  question: HandoverQuestionView;
  onAnswered: (answered: Answered) => void;
}

function Question({ link, question, onAnswered }: QuestionProps) {
  const { code, channel, sent_on, due_on } = question;
  const [failure, setFailure] = useState("");
  const { busy, run } = useAction<QuestionReply>({ refresh: false, showFailure: setFailure });
  /** The same for an answer that was lost on its way. */
  const keys = useRef<Partial<Record<QuestionReply, string>>>({});

  function answer(reply: QuestionReply): void {
    setFailure("");
    keys.current[reply] ??= randomKey();
    const request = { method: "PATCH", body: { token: link.token, reply }, key: keys.current[reply] } as const;
    void run(reply, async () => {
      onAnswered({ ...(await fetchJson<AnsweredQuestionView>(`/api/handovers/${link.id}`, request)), reply });
      return undefined;
    });
  }

  return (
    <>
      <p className="measure">
        Anda meneruskan laporan {code} ke <strong>{channel}</strong> pada {formatDate(sent_on)}. Janjinya:
        ditindaklanjuti paling lambat {formatDate(due_on)}.
      </p>
      {failure ? <Notice tone="bad" live="alert" title={failure} /> : null}
      <div className="flex flex-wrap gap-3">
        {(Object.keys(LABELS) as QuestionReply[]).map((reply) => (
          <Button
            key={reply}
            variant="secondary"
            busy={busy === reply}
            disabled={busy !== null}
            onClick={() => answer(reply)}
          >
            {LABELS[reply]}
          </Button>
        ))}
      </div>
      <p className="text-ink-soft">Jawaban Anda tampil di halaman laporan, tanpa nama Anda.</p>
    </>
  );
}

function Thanks({ code, reply, next }: Answered) {
  const page = `/laporan/${code}`;
  if (reply === "done") {
    return (
      <>
        <Notice tone="good" live="status" title="Terima kasih, jawaban Anda tercatat">
          Laporannya belum selesai sebelum warga melihat hasilnya. Tunjukkan dengan foto.
        </Notice>
        <ButtonLink href={`${page}#${CHANGED_ID}`}>Kirim foto hasilnya</ButtonLink>
      </>
    );
  }
  if (next !== null) {
    return (
      <>
        <Notice tone="wait" live="status" title="Jawaban Anda tercatat">
          Coba juga {next.name}.
        </Notice>
        <ButtonLink href={`${page}#teruskan`}>Teruskan ke {next.name}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Notice tone={reply === "silent" ? "wait" : "good"} live="status" title="Terima kasih, jawaban Anda tercatat">
        {reply === "silent" ? "Situs ini belum mengenal kanal lain untuk laporan ini." : null}
      </Notice>
      <ButtonLink href={page} variant="secondary">
        Lihat laporan
      </ButtonLink>
    </>
  );
}
