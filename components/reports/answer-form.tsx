"use client";

import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
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
        Terima kasih. Pengelola melanjutkan pemeriksaan dengan keterangan Anda.
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
  const { state, form } = useSubmit(["answer"], {
    check: ({ answer }) => (answer.trim() === "" ? { message: "", errors: { answer: "Jawaban wajib diisi." } } : null),
    send: ({ answer }, key) =>
      fetchJson(`/api/reports/${code}/answer`, { method: "POST", body: { answer, ...(token ? { token } : {}) }, key }),
    onSent: onAnswered,
  });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (INVITATION.test(location.hash)) section.current?.scrollIntoView({ block: "center" });
  }, []);

  return (
    <section
      ref={section}
      aria-labelledby="pertanyaan"
      className="rounded-md border-2 border-kunyit-500 bg-card p-4 sm:p-5"
    >
      <h2 id="pertanyaan" className="text-xl">
        Pengelola bertanya kepada Anda
      </h2>
      <blockquote className="measure mt-2 border-l-4 border-kunyit-500 pl-3 whitespace-pre-line">{question}</blockquote>
      <form {...form} className="mt-4 grid gap-4">
        <Field
          name="answer"
          label="Jawaban Anda"
          required
          error={state.errors.answer ?? state.message}
          hint="Hanya dibaca pengelola. Di halaman ini hanya tercatat bahwa Anda menjawab."
        >
          {(control) => <Textarea {...control} maxLength={1000} rows={3} />}
        </Field>
        <div>
          <Button type="submit" busy={state.busy}>
            {state.busy ? "Mengirim jawaban…" : "Kirim jawaban"}
          </Button>
        </div>
      </form>
    </section>
  );
}
