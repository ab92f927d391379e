"use client";

import Link from "next/link";
import { useState } from "react";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast-store";
import { ownBookPath } from "@/lib/deposits/rules";
import type { DepositBookView } from "@/lib/deposits/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

interface SaveBookProps {
  book: DepositBookView;
  /** Key of the link that opened it. */
  token: string;
  onSaved: () => void;
}

const LINK = "font-semibold text-primary underline underline-offset-4";

/** The way from a link that can be lost into the own account. */
export function SaveBook({ book, token, onSaved }: SaveBookProps) {
  const signedIn = useSignedIn();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      await fetchJson("/api/account/deposit-books", { method: "POST", body: { token } });
      showToast({ text: "Tersimpan. Buku ini kini ada di halaman Akun saya." });
    } catch (error) {
      const text = error instanceof RequestFailed ? error.message : "Buku belum tersimpan. Silakan coba lagi.";
      showToast({ text, tone: "bad" });
    } finally {
      setBusy(false);
      onSaved();
    }
  }

  if (book.saved === "own") {
    return (
      <p>
        Buku ini tersimpan di akun Anda.{" "}
        <Link href={ownBookPath(book.id)} prefetch={false} className={LINK}>
          Buka dari akun
        </Link>
      </p>
    );
  }
  if (book.saved === "other") {
    return (
      <p className="text-ink-soft">
        Buku ini tersimpan di sebuah akun. Bila itu bukan akun Anda, minta bank sampah membuat tautan baru: tautan lama
        dan simpanan itu langsung berakhir.
      </p>
    );
  }
  if (!signedIn) {
    return (
      <p className="text-ink-soft">
        Punya akun?{" "}
        <Link href="/login" prefetch={false} className={LINK}>
          Masuk
        </Link>{" "}
        lalu buka tautan ini lagi untuk menyimpannya, supaya saldo tetap terlihat bila tautan hilang.
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" busy={busy} onClick={() => void save()}>
        {busy ? "Menyimpan…" : "Simpan di akun saya"}
      </Button>
      <p className="text-sm text-ink-soft">Saldo dan riwayatnya lalu dapat dibuka dari Akun saya, tanpa tautan.</p>
    </div>
  );
}
