"use client";

import { buttonClass } from "@/components/ui/button";
import { Tendril } from "@/components/ui/tendril";

/** A page that failed: what happened, what helps. The code leads to the entry in the server's log. */
export function ErrorNotice(props: { error: Error & { digest?: string }; onRetry: () => void }) {
  return (
    <div className="container-page flex flex-col items-center py-16 text-center">
      <title>Halaman ini gagal dimuat · Sulur</title>
      <Tendril />
      <h1 className="mt-6 text-3xl">Halaman ini gagal dimuat</h1>
      <p className="measure mt-3 text-ink-soft">
        Ada gangguan di pihak kami. Yang sudah terkirim tidak hilang. Silakan coba lagi sebentar lagi.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={props.onRetry} className={buttonClass({})}>
          Coba lagi
        </button>
        {/* A whole new page: what failed may be in the one that runs. */}
        <a href="/home" className={buttonClass({ variant: "secondary" })}>
          Kembali ke Beranda
        </a>
      </div>
      {props.error.digest ? (
        <p className="mt-6 text-sm text-ink-faint">
          Bila melapor kepada pengelola, sebutkan kode {props.error.digest}.
        </p>
      ) : null}
    </div>
  );
}
