"use client";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Tendril } from "@/components/ui/tendril";

/** The whole desk failed: nobody is signed in any more, or the database is away. */
export default function AdminError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main className="container-page grid min-h-dvh place-content-center justify-items-center py-12 text-center">
      <Tendril />
      <h1 role="alert" className="measure mt-6 text-2xl">
        Sesi tidak valid atau terjadi kesalahan. Silakan login kembali.
      </h1>
      <p className="measure mt-3 text-ink-soft">Keputusan yang sudah tersimpan tidak hilang.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/login?lanjut=/admin">Kembali ke login</ButtonLink>
        <Button variant="secondary" onClick={retry}>
          Coba lagi
        </Button>
      </div>
      {error.digest ? <p className="mt-6 text-sm text-ink-faint">Kode kesalahan: {error.digest}</p> : null}
    </main>
  );
}
