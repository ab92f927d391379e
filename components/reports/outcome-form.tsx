"use client";

import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { ReportOutcomeView } from "@/lib/reports/view";
import { sentReports } from "./own/sent-reports";
import { reportKeyHeaders } from "./report-key";

/** The mail's link is `…#hasil=<token>`: what stands behind # reaches no server and no log. */
const INVITATION = /^#hasil(?:=([\w-]{1,200}))?$/u;

/** Asks the reporter whether it is really mended; shown to whoever has the mail's link or reported in this browser. */
export function OutcomeForm({ code }: { code: string }) {
  const [invitation, setInvitation] = useState<{ token: string | undefined } | null>(null);
  const [said, setSaid] = useState<ReportOutcomeView["said"]>(null);
  useEffect(() => {
    const invited = INVITATION.exec(location.hash);
    if (invited || sentReports.read()) setInvitation({ token: invited?.[1] });
  }, []);
  const token = invitation?.token;
  const address = `/api/reports/${code}/outcome`;
  const { data, error } = useSWR<ReportOutcomeView, unknown>(
    invitation && said === null ? [address, token] : null,
    ([path, key]: [string, string?]) => fetchJson<ReportOutcomeView>(path, { headers: reportKeyHeaders(key) }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );

  const known = said ?? data?.said ?? null;
  if (known !== null) return <Said said={known} />;
  if (token && error instanceof RequestFailed) {
    return (
      <Notice tone="bad" live="alert">
        {error.message}
      </Notice>
    );
  }
  return data?.open ? <Question code={code} token={token} onSaid={setSaid} /> : null;
}

function Said({ said }: { said: NonNullable<ReportOutcomeView["said"]> }) {
  if (said === "mended") {
    return (
      <Notice tone="good" live="status" title="Terima kasih, Anda menyatakan sudah beres">
        Riwayat penanganan mencatatnya. Jika masalahnya muncul lagi, kirim laporan baru.
      </Notice>
    );
  }
  return (
    <Notice tone="wait" live="status" title="Laporan ini Anda buka kembali">
      Statusnya kembali menjadi Ditindaklanjuti. Keterangan Anda hanya dibaca admin.
    </Notice>
  );
}

interface QuestionProps {
  code: string;
  token: string | undefined;
  onSaid: (said: ReportOutcomeView["said"]) => void;
}

function Question({ code, token, onSaid }: QuestionProps) {
  const [words, setWords] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<boolean | null>(null);
  const key = useRef({ body: "", value: "" });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (INVITATION.test(location.hash)) section.current?.scrollIntoView({ block: "center" });
  }, []);

  async function say(mended: boolean) {
    if (busy !== null) return;
    if (!mended && words.trim() === "") {
      setFailure("Keterangan wajib diisi. Tulis apa yang belum beres.");
      document.getElementById("words")?.focus();
      return;
    }
    const body = { mended, words, ...(token ? { token } : {}) };
    const text = JSON.stringify(body);
    if (key.current.body !== text) key.current = { body: text, value: randomKey() };
    setBusy(mended);
    setFailure(undefined);
    try {
      const request = { method: "POST", body, key: key.current.value } as const;
      onSaid((await fetchJson<ReportOutcomeView>(`/api/reports/${code}/outcome`, request)).said);
    } catch (error) {
      const reason = error instanceof RequestFailed ? error : null;
      setFailure(reason?.fields.words ?? reason?.message ?? "Terjadi kesalahan. Silakan coba lagi.");
      setBusy(null);
    }
  }

  return (
    <section
      ref={section}
      aria-labelledby="hasil-laporan"
      className="grid gap-4 rounded-md border-2 border-kunyit-500 bg-card p-4 sm:p-5"
    >
      <div>
        <h2 id="hasil-laporan" className="text-xl">
          Apakah sudah beres?
        </h2>
        <p className="measure mt-1 text-ink-soft">
          Laporan Anda dinyatakan selesai. Anda yang melapor dapat membenarkannya, atau membukanya kembali bila di
          tempatnya belum beres.
        </p>
      </div>
      <Field
        name="words"
        label="Keterangan"
        error={failure}
        hint="Wajib bila belum beres: apa yang masih tersisa? Hanya dibaca admin."
      >
        {(control) => (
          <Textarea
            {...control}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setFailure(undefined);
            }}
            maxLength={1000}
            rows={3}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy !== null} onClick={() => void say(true)}>
          {busy === true ? "Mengirim…" : "Ya, sudah beres"}
        </Button>
        <Button variant="secondary" busy={busy !== null} onClick={() => void say(false)}>
          {busy === false ? "Mengirim…" : "Belum, buka kembali"}
        </Button>
      </div>
    </section>
  );
}
