"use client";

import { useState } from "react";
import { keyHeaders } from "@/components/events/organiser/organiser-key";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { failureOf } from "@/lib/http/fetch-json";

/** The whole book as a file. Fetched rather than linked to, since the key must not stand in an address. */
export function CsvButton({ path, token }: { path: string; token: string | null }) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const response = await fetch(path, { headers: keyHeaders(token) });
      if (!response.ok) throw await failureOf(response);
      const url = URL.createObjectURL(await response.blob());
      const link = document.createElement("a");
      link.href = url;
      link.download = "buku-tabungan.csv";
      link.click();
      URL.revokeObjectURL(url);
    } catch {
      showToast({ text: "Berkas tidak dapat diunduh. Coba lagi.", tone: "bad" });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" busy={busy} className="justify-self-start" onClick={() => void download()}>
      <Icon name="download" /> {busy ? "Menyiapkan…" : "Unduh buku (CSV)"}
    </Button>
  );
}
