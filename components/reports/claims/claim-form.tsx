"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { Form } from "@/components/forms/form";
import { PHOTO_UNDERWAY, photoOf } from "@/components/forms/form-photo";
import { useAction } from "@/components/forms/use-action";
import { useForm } from "@/components/forms/use-form";
import { PhotoField } from "@/components/photos/photo-field";
import { sentReports } from "@/components/reports/own/sent-reports";
import { reportKeyHeaders } from "@/components/reports/report-key";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { DAY_MS } from "@/lib/format/dates";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { DENIAL } from "@/lib/reports/claims/fields";
import { CLEAN_DAYS, type Judgement } from "@/lib/reports/claims/rules";
import type { ReportStatus } from "@/lib/reports/rules";
import type { ReportOutcomeView } from "@/lib/reports/view";

/** The mail's link is `…#hasil=<token>`: what stands behind # reaches no server and no log. */
const INVITATION = /^#hasil(?:=([\w-]{1,200}))?$/u;

const UNCOUNTED = "Jawaban dari satu jaringan internet dibatasi, jadi angkanya tetap.";

const WORDING = {
  done: {
    title: "Apakah sudah beres?",
    lead: "Kerusakan ini dinyatakan sudah ditangani. Yang memastikan adalah warga: Anda yang melapor, atau siapa pun yang tahu tempatnya.",
    yes: "Ya, sudah beres",
    no: "Belum",
    send: "Nyatakan belum beres",
    words: "Apa yang belum beres?",
    hint: "Wajib diisi. Hanya dibaca pengelola.",
  },
  clean: {
    title: "Masih bersih?",
    lead: "Laporan ini selesai beberapa minggu lalu. Bagaimana keadaannya sekarang?",
    yes: "Ya, masih bersih",
    no: "Tidak, kambuh",
    send: "Laporkan kambuh",
    words: "Apa yang terlihat sekarang?",
    hint: "Wajib diisi. Menjadi isi laporan baru di tempat yang sama.",
  },
} as const;

interface ClaimFormProps {
  code: string;
  status: ReportStatus;
  /** When it was resolved; null while it is not. */
  resolvedAt: string | null;
}

/** Asks whoever knows the place whether the damage is mended, and weeks later whether it still is. Once a person. */
export function ClaimForm({ code, status, resolvedAt }: ClaimFormProps) {
  const [sought, setSought] = useState<{ token: string | undefined } | null>(null);
  const [answered, setAnswered] = useState<ReportOutcomeView | null>(null);
  useEffect(() => {
    const invited = INVITATION.exec(location.hash);
    const age = resolvedAt === null ? 0 : (Date.now() - Date.parse(resolvedAt)) / DAY_MS;
    const weeksLater = age >= CLEAN_DAYS.after && age < CLEAN_DAYS.until;
    if (invited || status === "CLAIMED" || weeksLater || sentReports.read()) setSought({ token: invited?.[1] });
  }, [status, resolvedAt]);
  const token = sought?.token;
  const { data, error } = useSWR<ReportOutcomeView, unknown>(
    sought && answered === null ? [`/api/reports/${code}/outcome`, token] : null,
    ([path, key]: [string, string?]) => fetchJson<ReportOutcomeView>(path, { headers: reportKeyHeaders(key) }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const known = answered ?? data;
  if (token && error instanceof RequestFailed) {
    return (
      <Notice tone="bad" live="alert">
        {error.message}
      </Notice>
    );
  }
  if (known && known.judgement !== null) return <Answered outcome={known} />;
  return known?.question ? (
    <Question code={code} question={known.question} token={token} onAnswered={setAnswered} />
  ) : null;
}

function Answered({ outcome: { judgement, relapse, counted } }: { outcome: ReportOutcomeView }) {
  if (relapse !== null) {
    return (
      <Notice tone="wait" live="status" title="Dilaporkan lagi">
        Kerusakan yang kambuh sekarang tercatat sebagai{" "}
        <a href={`/laporan/${relapse}`} className="underline underline-offset-4">
          laporan {relapse}
        </a>
        .
      </Notice>
    );
  }
  const text: Record<Judgement, ReactNode> = {
    YES: "Terima kasih, Anda menyatakan sudah beres.",
    NO: "Terima kasih, Anda menyatakan belum beres. Keterangan Anda hanya dibaca pengelola.",
    UNKNOWN: "Terima kasih, jawaban Anda tercatat.",
  };
  return (
    <Notice tone={judgement === "NO" ? "wait" : "good"} live="status">
      {text[judgement ?? "UNKNOWN"]} {counted === false && judgement !== "UNKNOWN" ? UNCOUNTED : null}
    </Notice>
  );
}

interface QuestionProps {
  code: string;
  question: "done" | "clean";
  token: string | undefined;
  onAnswered: (outcome: ReportOutcomeView) => void;
}

function Question({ code, question, token, onAnswered }: QuestionProps) {
  const [denying, setDenying] = useState(false);
  const [photoBusy, setPhotoBusy] = useState(false);
  const path = `/api/reports/${code}/outcome`;
  const mine = token ? { token } : {};
  const form = useForm<typeof DENIAL, ReportOutcomeView>(DENIAL, {
    to: path,
    trusted: true,
    more: ({ photo }) => ({ judgement: "NO", ...(photo ? { photo_id: photo.id } : {}), ...mine }),
    refuse: () => (photoBusy ? PHOTO_UNDERWAY : null),
    onSent: onAnswered,
  });
  const { busy, run } = useAction<Judgement>({ refresh: false });
  const section = useRef<HTMLElement>(null);
  const look = WORDING[question];
  useEffect(() => {
    if (INVITATION.test(location.hash)) section.current?.scrollIntoView({ block: "center" });
  }, []);

  function say(judgement: Judgement): void {
    void run(judgement, async () => {
      onAnswered(await fetchJson<ReportOutcomeView>(path, { method: "POST", body: { judgement, ...mine } }));
      return undefined;
    });
  }

  return (
    <section
      ref={section}
      aria-labelledby="hasil-laporan"
      className="grid gap-4 rounded-md border-2 border-kunyit-500 bg-card p-4 sm:p-5"
    >
      <div>
        <h2 id="hasil-laporan" className="text-xl">
          {look.title}
        </h2>
        <p className="measure mt-1 text-ink-soft">{look.lead}</p>
      </div>
      {denying ? (
        <Form
          of={form}
          labelledBy="hasil-laporan"
          note={null}
          className="grid gap-4"
          send={look.send}
          button={form.busy ? "Mengirim…" : photoBusy ? "Menunggu foto…" : look.send}
          look={{}}
          beside={
            <Button variant="quiet" onClick={() => setDenying(false)}>
              Batal
            </Button>
          }
        >
          {form.field("words", { label: look.words, hint: look.hint })}
          <PhotoField
            {...photoOf(form)}
            onBusy={setPhotoBusy}
            label="Foto keadaan sekarang (opsional)"
            hint="Satu foto lebih kuat daripada kata-kata. Diperiksa pengelola sebelum tampil."
          />
        </Form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={busy !== null} onClick={() => say("YES")}>
            {busy === "YES" ? "Mengirim…" : look.yes}
          </Button>
          <Button variant="secondary" onClick={() => setDenying(true)}>
            {look.no}
          </Button>
          <Button variant="quiet" busy={busy !== null} onClick={() => say("UNKNOWN")}>
            Tidak tahu
          </Button>
        </div>
      )}
    </section>
  );
}
