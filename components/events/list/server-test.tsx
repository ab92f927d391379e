"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EVENT_MESSAGES } from "@/lib/events/event/rules";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

type Outcome = "untested" | "testing" | { works: boolean; text: string };

/** Asks the server whether it answers at all (spec 2.11, 7). */
export function ServerTest() {
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
