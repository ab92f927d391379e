"use client";

import { useState } from "react";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { OneTimeSecret } from "@/components/forms/one-time-secret";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ACCESS_SECONDS } from "@/lib/events/event/rules";
import { fetchJson } from "@/lib/http/fetch-json";

const LOOK = { title: "Ganti kode akses", danger: true, words: null, templates: [], submit: "Ganti kode" };
const CONSEQUENCE = `Kode yang lama langsung tidak berlaku; yang baru saja memasukkannya masih dapat memakainya paling lama ${ACCESS_SECONDS / 60} menit. Kode baru hanya ditampilkan sekali; bagikan kepada yang boleh menambah dan menghapus event.`;

/** Makes a new access code and shows it this once. Administrators only. */
export function AccessCode() {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction({
    refresh: false,
    explain: (reason) => `Kode belum tentu terganti: ${reason} Ganti sekali lagi agar pasti.`,
  });
  const [code, setCode] = useState<string | null>(null);

  async function rotate() {
    const request = { method: "POST", body: {} } as const;
    setCode((await fetchJson<{ code: string }>("/api/admin/events/access-code", request)).code);
    return undefined;
  }

  return (
    <section aria-labelledby="kode" className="needs-script grid gap-4 border-t border-line pt-6">
      <div>
        <h2 id="kode" className="text-2xl">
          Kode akses
        </h2>
        <p className="measure mt-1 text-ink-soft">
          Warga yang mengetahui kode ini dapat menambah dan menghapus event. Admin dan pengelola tidak memerlukannya.
        </p>
      </div>
      {code === null ? null : (
        <OneTimeSecret
          key={code}
          title="Kode akses baru"
          noun="Kode"
          label="Kode akses baru"
          secret={code}
          warning="Salin sekarang: kode ini hanya ditampilkan sekali."
          onClose={() => setCode(null)}
        />
      )}
      <div>
        <Button variant="secondary" busy={busy !== null} onClick={() => setAsking(true)}>
          <Icon name="shield" /> {busy ? "Mengganti kode…" : "Ganti kode akses"}
        </Button>
      </div>
      {asking ? (
        <WordsDialog
          look={LOOK}
          consequence={CONSEQUENCE}
          about="Kode akses untuk menambah dan menghapus event"
          draft=""
          onClose={() => setAsking(false)}
          onSubmit={() => {
            setAsking(false);
            void run("rotate", rotate);
          }}
        />
      ) : null}
    </section>
  );
}
