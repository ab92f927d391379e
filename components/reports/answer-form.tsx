"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { ReportQuestionView } from "@/lib/reports/view";
import { sentReports } from "./own/sent-reports";
import { reportKeyHeaders } from "./report-key";

/** The mail's link is `…#jawab=<token>`: what stands behind # reaches no server and no log. */
const INVITATION = /^#jawab(?:=([\w-]{1,200}))?$/u;

interface Invitation {
  token: string | undefined;
}

/** Staff's question to the reporter, shown to nobody else: whoever has the mail's link or reported in this browser. */
export function AnswerForm({ code }: { code: string }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    const invited = INVITATION.exec(location.hash);
    if (invited || sentReports.read()) setInvitation({ token: invited?.[1] });
  }, []);
  const token = invitation?.token;
  const address = `/api/reports/${code}/question`;
  const { data, error } = useSWR<ReportQuestionView, unknown>(
    invitation && !answered ? [address, token] : null,
    ([path, key]: [string, string?]) => fetchJson<ReportQuestionView>(path, { headers: reportKeyHeaders(key) }),
    { shouldRetryOnError: false },
  );

  if (answered) {
    return (
      <Notice tone="good" live="status" title="Jawaban Anda terkirim">
        Terima kasih. Admin melanjutkan pemeriksaan dengan keterangan Anda.
      </Notice>
    );
  }
  if (token && error instanceof RequestFailed) {
    return (
      <Notice tone="bad" live="alert">
        {error.message}
      </Notice>
    );
  }
  if (!data?.question) return null;
  return <QuestionForm code={code} question={data.question} token={token} onAnswered={() => setAnswered(true)} />;
}

interface QuestionFormProps {
  code: string;
  question: string;
  token: string | undefined;
  onAnswered: () => void;
}

function QuestionForm({ code, question, token, onAnswered }: QuestionFormProps) {
  const [answer, setAnswer] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const key = useRef({ answer: "", value: "" });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (INVITATION.test(location.hash)) section.current?.scrollIntoView({ block: "center" });
  }, []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (answer.trim() === "") {
      setFailure("Jawaban wajib diisi.");
      return;
    }
    if (key.current.answer !== answer) key.current = { answer, value: randomKey() };
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { answer, ...(token ? { token } : {}) };
      await fetchJson(`/api/reports/${code}/answer`, { method: "POST", body, key: key.current.value });
      onAnswered();
    } catch (error) {
      const reason = error instanceof RequestFailed ? error : null;
      setFailure(reason?.fields.answer ?? reason?.message ?? "Terjadi kesalahan. Silakan coba lagi.");
      setBusy(false);
    }
  }

  return (
    <section
      ref={section}
      aria-labelledby="pertanyaan"
      className="rounded-md border-2 border-kunyit-500 bg-card p-4 sm:p-5"
    >
      <h2 id="pertanyaan" className="text-xl">
        Admin bertanya kepada Anda
      </h2>
      <blockquote className="measure mt-2 border-l-4 border-kunyit-500 pl-3 whitespace-pre-line">{question}</blockquote>
      <form onSubmit={(event) => void send(event)} noValidate className="mt-4 grid gap-4">
        <Field
          name="answer"
          label="Jawaban Anda"
          required
          error={failure}
          hint="Hanya dibaca admin. Di halaman ini hanya tercatat bahwa Anda menjawab."
        >
          {(control) => (
            <Textarea
              {...control}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              maxLength={1000}
              rows={3}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={busy}>
            {busy ? "Mengirim jawaban…" : "Kirim jawaban"}
          </Button>
        </div>
      </form>
    </section>
  );
}
