"use client";

import { useState } from "react";
import { CardTitle } from "@/components/lists/card-title";
import { useMyLocation } from "@/components/map/picker/use-my-location";
import { nearestBanks, WASTE_BANK_LIMIT, type WasteBank } from "@/components/partners/waste-bank";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import styles from "@/components/ui/row.module.css";
import { meters } from "@/lib/format/numbers";
import { fetchJson } from "@/lib/http/fetch-json";
import type { NearPartnerView } from "@/lib/partners/view";
import type { NearPlaceView } from "@/lib/places/view";

type Step = { name: "newest" } | { name: "searching" } | { name: "near" } | { name: "failed"; message: string };

/** Waste banks, registered or on the map: the newest, and after a press the nearest. @param first what the page was rendered with */
export function WasteBanks({ first }: { first: WasteBank[] }) {
  const [banks, setBanks] = useState(first);
  const [step, setStep] = useState<Step>({ name: "newest" });
  const { locate } = useMyLocation();

  async function findNearest() {
    setStep({ name: "searching" });
    try {
      const place = await locate();
      if (typeof place === "string") return setStep({ name: "failed", message: place });
      const { latitude, longitude } = place;
      const near = `latitude=${latitude}&longitude=${longitude}&limit=${WASTE_BANK_LIMIT}`;
      const [partners, places] = await Promise.all([
        fetchJson<NearPartnerView[]>(`/api/partners?${near}`),
        fetchJson<NearPlaceView[]>(`/api/locations?kinds=bank_sampah&${near}`),
      ]);
      setBanks(nearestBanks(partners, places));
      setStep({ name: "near" });
    } catch {
      setStep({ name: "failed", message: "Terjadi kesalahan saat memuat lokasi. Silakan coba lagi." });
    }
  }

  const searching = step.name === "searching";
  return (
    <section aria-labelledby="bank-sampah" className="container-page pt-7 lg:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="bank-sampah" className="text-3xl">
          {step.name === "near" ? "Bank sampah terdekat dari Anda" : "Bank sampah untuk sampah terpilah Anda"}
        </h2>
        {first.length > 0 ? (
          <div className="needs-script">
            <Button variant="secondary" size="small" busy={searching} onClick={() => void findNearest()}>
              <Icon name="locate" size={18} /> {searching ? "Mencari posisi Anda…" : "Bank sampah terdekat"}
            </Button>
          </div>
        ) : null}
      </div>
      <p role="status" className="mt-2 mb-4 text-danger">
        {step.name === "failed" ? step.message : null}
      </p>
      {banks.length > 0 ? <WasteBankCards banks={banks} /> : <NoWasteBanks />}
    </section>
  );
}

function NoWasteBanks() {
  return (
    <EmptyState action={<ButtonLink href="/bank-sampah">Daftarkan bank sampah</ButtonLink>}>
      Belum ada bank sampah terdaftar. Jadilah yang pertama!
    </EmptyState>
  );
}

function WasteBankCards({ banks }: { banks: WasteBank[] }) {
  return (
    <>
      <ul className={`${styles.row} grid gap-4 md:grid-cols-3 lg:gap-6`}>
        {banks.map((bank) => (
          <Card as="li" key={bank.href} className="flex items-start gap-3 transition-colors hover:border-primary">
            <span className="grid size-12 shrink-0 place-items-center rounded-leaf bg-accent-soft text-accent">
              <Icon name="scale" size={24} />
            </span>
            <div className="min-w-0">
              <CardTitle href={bank.href}>{bank.name}</CardTitle>
              {bank.area ? <p className="mt-1 text-ink-soft">{bank.area}</p> : null}
              {bank.prices ? <p className="mt-1 text-sm text-ink-soft">{bank.prices}</p> : null}
              {bank.distance_meters === undefined ? null : (
                <p className="mt-1 text-sm font-semibold text-primary">{meters(bank.distance_meters)} dari Anda</p>
              )}
            </div>
          </Card>
        ))}
      </ul>
      <p className="mt-3">
        <ButtonLink href="/bank-sampah" variant="quiet" size="small">
          Jadwal dan harga bank sampah <Icon name="arrow-right" size={18} />
        </ButtonLink>
      </p>
    </>
  );
}
