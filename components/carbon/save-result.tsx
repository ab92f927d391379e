"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import type { CarbonInputs } from "@/lib/carbon/summary";
import { FAILED } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { reportPath, SHARE_TEXT } from "./carbon-words";
import { saveOnDevice, useRecords } from "./use-records";

type Step =
  | { name: "new" }
  | { name: "saving" }
  | { name: "saved"; id: string; where: string }
  | { name: "failed"; message: string };

const DEVICE = "di perangkat ini";
const ACCOUNT = "di akun Anda";

/** "Simpan laporan", then a page to print, and the way to share. Nothing of the result is in what is shared. */
export function SaveResult({ result }: { result: CarbonInputs }) {
  const { inAccount, save } = useRecords();
  const [step, setStep] = useState<Step>({ name: "new" });
  const key = useRef("");

  async function keep(act: () => Promise<{ id: string }> | { id: string }, where: string) {
    if (step.name === "saving") return;
    setStep({ name: "saving" });
    try {
      setStep({ name: "saved", id: (await act()).id, where });
    } catch (error) {
      const message = error instanceof Error ? error.message : FAILED;
      setStep({ name: "failed", message });
    }
  }

  function press() {
    key.current ||= randomKey();
    void keep(() => save(result, key.current), inAccount ? ACCOUNT : DEVICE);
  }

  return (
    <div className="grid gap-4 border-t border-line pt-5">
      {step.name === "saved" ? (
        <Notice tone="good" live="status" title={`Laporan tersimpan ${step.where}.`}>
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink href={reportPath(step.id)} size="small">
              <Icon name="download" size={18} /> Cetak atau simpan PDF
            </ButtonLink>
            <ButtonLink href="/kalkulator#riwayat" size="small" variant="secondary">
              Lihat riwayat
            </ButtonLink>
          </div>
        </Notice>
      ) : (
        <div>
          <h3 className="mb-2 text-lg">Simpan hasil</h3>
          <Button busy={step.name === "saving"} onClick={press}>
            <Icon name="download" /> {step.name === "saving" ? "Menyimpan laporan…" : "Simpan laporan"}
          </Button>
          <p className="mt-2 text-sm text-ink-faint">
            {inAccount
              ? "Disimpan di akun Anda; hanya Anda yang melihatnya."
              : "Disimpan di perangkat ini saja. Masuk ke akun bila ingin melihatnya di perangkat lain."}
          </p>
        </div>
      )}
      {step.name === "failed" ? (
        <Notice tone="bad" live="alert" title="Laporan belum tersimpan">
          <p>{step.message}</p>
          {inAccount ? (
            <Button
              size="small"
              variant="secondary"
              className="mt-2"
              onClick={() => void keep(() => saveOnDevice(result, key.current), DEVICE)}
            >
              Simpan di perangkat ini
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <div>
        <p className="mb-2 font-semibold">Ajak orang lain menghitung</p>
        <ShareButtons url={new URL("/kalkulator", location.origin).href} text={SHARE_TEXT} />
      </div>
    </div>
  );
}
