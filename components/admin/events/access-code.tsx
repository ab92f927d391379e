"use client";

import { useEffect, useRef, useState } from "react";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
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
      {code === null ? null : <NewCode key={code} code={code} onClose={() => setCode(null)} />}
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

function NewCode({ code, onClose }: { code: string; onClose: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  return (
    <Notice tone="good" live="status" title="Kode akses baru">
      <p>Salin sekarang: kode ini hanya ditampilkan sekali.</p>
      <Input ref={box} readOnly value={code} aria-label="Kode akses baru" className="mt-3 max-w-80 font-mono" />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copyText(code, "Kode")}>
          <Icon name="copy" size={18} /> Salin kode
        </Button>
        <Button size="small" variant="secondary" onClick={onClose}>
          Sudah saya simpan
        </Button>
      </div>
    </Notice>
  );
}
