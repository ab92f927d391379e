"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { EVENT_MESSAGES } from "@/lib/events/event/rules";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

type Outcome = "untested" | "testing" | { works: boolean; text: string };

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
  busy?: boolean;
  /** An older list is still shown. */
  older?: boolean;
}

/** Why events could not be loaded, another try, and whether the server answers at all (spec 2.11). */
export function ErrorState({ message, onRetry, busy = false, older = false }: ErrorStateProps) {
  return (
    <Notice tone="bad" live="alert" title={message} className="my-4">
      {older ? <p>Yang tampil di bawah mungkin sudah berubah.</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {busy ? "Memuat…" : "Coba lagi"}
        </Button>
        <ServerTest />
      </div>
    </Notice>
  );
}

/** Asks the server whether it answers at all (spec 2.11, 7). */
function ServerTest() {
  const [outcome, setOutcome] = useState<Outcome>("untested");
  const tested = typeof outcome === "object" ? outcome : null;

  async function test() {
    setOutcome("testing");
    try {
      await fetchJson("/api");
      setOutcome({ works: true, text: EVENT_MESSAGES.serverWorks });
    } catch (error) {
      setOutcome({ works: false, text: failureText(error) });
    }
  }

  return (
    <>
      <Button variant="quiet" size="small" busy={outcome === "testing"} onClick={() => void test()}>
        {outcome === "testing" ? "Menguji…" : "Uji koneksi server"}
      </Button>
      <p
        role="status"
        className={tested?.works ? "w-full font-semibold text-primary" : "w-full font-semibold text-danger"}
      >
        {tested?.text}
      </p>
    </>
  );
}

function failureText(error: unknown): string {
  if (!(error instanceof RequestFailed) || error.status === 0) return EVENT_MESSAGES.unreachable;
  return `Server menjawab dengan galat ${error.status}: ${error.message}`;
}

/** Stands in for a page of events that could not be rendered; the browser is not told why. */
export function EventsFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="container-page py-12">
      <h1 className="text-3xl">{title}</h1>
      <div className="measure">
        <ErrorState message="Gagal memuat data kegiatan: server sedang tidak dapat membacanya." onRetry={onRetry} />
      </div>
    </div>
  );
}
