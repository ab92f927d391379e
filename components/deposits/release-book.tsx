"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast-store";
import { failureText, fetchJson } from "@/lib/http/fetch-json";

/** Takes a book out of the account. The link goes on opening it, so it is easily undone. */
export function ReleaseBook({ id }: { id: number }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function release() {
    setBusy(true);
    try {
      await fetchJson(`/api/account/deposit-books/${id}`, { method: "DELETE" });
      showToast({ text: "Buku sudah dilepas dari akun ini." });
      router.push("/akun");
    } catch (error) {
      setBusy(false);
      showToast({ text: failureText(error, "Buku belum dilepas. Silakan coba lagi."), tone: "bad" });
    }
  }

  return (
    <Button variant="secondary" size="small" busy={busy} className="needs-script" onClick={() => void release()}>
      {busy ? "Melepas…" : "Lepaskan dari akun"}
    </Button>
  );
}
