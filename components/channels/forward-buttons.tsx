"use client";

import { useState } from "react";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { fetchJson } from "@/lib/http/fetch-json";

/** Copies what stands in a text field of the page. */
export function CopyButton({ from }: { from: string }) {
  function copy() {
    const field = document.getElementById(from);
    if (field instanceof HTMLTextAreaElement) void copyText(field.value, "Teks");
  }
  return (
    <Button className="needs-script" onClick={copy}>
      <Icon name="copy" /> Salin teks
    </Button>
  );
}

/** "Nomor ini mati?" of one channel, once. */
export function DoubtButton({ id, name, question }: { id: number; name: string; question: string }) {
  const [sent, setSent] = useState(false);
  const { busy, run } = useAction({ refresh: false });

  async function send() {
    await fetchJson(`/api/channels/${id}/doubts`, { method: "POST", body: {} });
    setSent(true);
    return undefined;
  }

  return (
    <>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {sent ? "Terima kasih. Pengelola akan memeriksanya." : ""}
      </p>
      {sent ? null : (
        <Button
          variant="quiet"
          size="small"
          className="needs-script -ml-3 justify-self-start"
          busy={busy !== null}
          onClick={() => void run("doubt", send)}
        >
          {question}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </>
  );
}
