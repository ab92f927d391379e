"use client";

import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { Notice } from "@/components/ui/notice";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { ANSWER } from "@/lib/reports/fields-answer";
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
  const form = useForm<typeof ANSWER, unknown>(ANSWER, {
    to: `/api/reports/${code}/answer`,
    trusted: true,
    more: () => (token ? { token } : {}),
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
      <Form
        of={form}
        labelledBy="pertanyaan"
        note={null}
        className="mt-4 grid gap-4"
        send="Kirim jawaban"
        sending="Mengirim jawaban…"
        look={{}}
      >
        {form.field("answer")}
      </Form>
    </section>
  );
}
