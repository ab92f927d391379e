"use client";

import Link from "next/link";
import { useState } from "react";
import useSWR from "swr";
import { nearestBanks, type WasteBank } from "@/components/home/waste-bank";
import { useMyLocation } from "@/components/map/picker/use-my-location";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CarbonAction, Nearby } from "@/lib/carbon/actions";
import { eventPath } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatDate } from "@/lib/format/dates";
import { formatRupiah } from "@/lib/format/decimal";
import { formatCount, meters } from "@/lib/format/numbers";
import { failureText, fetchJson } from "@/lib/http/fetch-json";
import type { NearPartnerView } from "@/lib/partners/view";
import type { NearPlaceView } from "@/lib/places/view";
import { nextOf } from "./next-event";

interface NearbyHandle {
  /** The next event of all; null when there is none, undefined while it is not known. */
  event: EventView | null | undefined;
  /** The nearest waste bank, registered or on the map; null when there is none, undefined before a position is known. */
  wasteBank: WasteBank | null | undefined;
  locating: boolean;
  /** Why there is no nearest one, in a sentence. */
  problem: string;
  /** Asks the device where it is, and then for the nearest waste bank. */
  locate: () => Promise<void>;
}

const LINK = "mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4";

/** No finer than that, since the figures are not. */
const RUPIAH_STEP = 1000;

/** What can be done, the most effective first; each leads to something near. */
export function ActionList({ actions }: { actions: readonly CarbonAction[] }) {
  const nearby = useNearby(actions.length > 0);
  if (actions.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">Yang dapat Anda lakukan</h3>
      <p className="mt-1 text-sm text-ink-faint">
        Terurut dari yang paling besar. Angkanya perkiraan per tahun untuk bagian Anda, dan tidak semuanya dapat
        dijumlahkan. Harga yang dipakai ada di halaman metodologi.
      </p>
      {actions.some((action) => action.nearby === "wasteBank") ? (
        <div className="mt-3">
          <Button variant="secondary" size="small" busy={nearby.locating} onClick={() => void nearby.locate()}>
            <Icon name="locate" size={18} /> {nearby.locating ? "Mencari posisi Anda…" : "Cari bank sampah terdekat"}
          </Button>
          <p role="status" className="text-danger">
            {nearby.problem}
          </p>
        </div>
      ) : null}
      <ol className="mt-4 grid gap-4">
        {actions.map((action) => (
          <li key={action.id} className="rounded-md border border-line bg-paper p-4">
            <p className="font-semibold">{action.title}</p>
            <p className="mt-1 flex flex-wrap gap-x-4 font-semibold text-primary tabular-nums">
              <span>−{formatCount(action.kilograms)} kg CO₂e per tahun</span>
              {rupiahText(action.rupiah)}
            </p>
            <p className="mt-1 text-sm text-ink-soft">{action.reckoning}</p>
            <NearbyLink kind={action.nearby} nearby={nearby} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function rupiahText(rupiah: number | null) {
  const rounded = Math.round((rupiah ?? 0) / RUPIAH_STEP) * RUPIAH_STEP;
  return rounded > 0 ? <span>hemat sekitar {formatRupiah(rounded)} per tahun</span> : null;
}

/** Where an action may begin: the next event, or the nearest waste bank. */
function NearbyLink({ kind, nearby }: { kind: Nearby; nearby: NearbyHandle }) {
  return kind === "event" ? <EventLink event={nearby.event} /> : <WasteBankLink wasteBank={nearby.wasteBank} />;
}

function EventLink({ event }: Pick<NearbyHandle, "event">) {
  if (!event) {
    return (
      <Link href="/event" prefetch={false} className={LINK}>
        <Icon name="calendar" size={18} /> Mulai bersama warga lain: lihat kegiatan
      </Link>
    );
  }
  return (
    <Link href={eventPath(event.slug)} prefetch={false} className={LINK}>
      <Icon name="calendar" size={18} /> Mulai bersama: {event.title}, {formatDate(event.date, event.zone)}
    </Link>
  );
}

function WasteBankLink({ wasteBank }: Pick<NearbyHandle, "wasteBank">) {
  if (!wasteBank) {
    return (
      <Link href="/peta-lokasi?jenis=bank_sampah" prefetch={false} className={LINK}>
        <Icon name="scale" size={18} /> Bank sampah di peta
      </Link>
    );
  }
  return (
    <Link href={wasteBank.href} prefetch={false} className={LINK}>
      <Icon name="scale" size={18} /> {wasteBank.name}, {meters(wasteBank.distance_meters ?? 0)} dari Anda
    </Link>
  );
}

/** What a result can lead to. @param asks whether there is anything that leads there */
function useNearby(asks: boolean): NearbyHandle {
  const { data: event } = useSWR(asks ? "next event" : null, nextEvent, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const [wasteBank, setWasteBank] = useState<WasteBank | null>();
  const [problem, setProblem] = useState("");
  const { locating, locate: askDevice } = useMyLocation("cari bank sampah di peta");

  async function locate() {
    setProblem("");
    const found = await askDevice();
    if (typeof found === "string") return setProblem(found);
    const near = `latitude=${found.latitude}&longitude=${found.longitude}&limit=1`;
    try {
      const [partners, places] = await Promise.all([
        fetchJson<NearPartnerView[]>(`/api/partners?${near}`),
        fetchJson<NearPlaceView[]>(`/api/locations?kinds=bank_sampah&${near}`),
      ]);
      const [nearest] = nearestBanks(partners, places);
      setWasteBank(nearest ?? null);
      if (!nearest) setProblem("Belum ada bank sampah di peta. Tambahkan yang Anda kenal di halaman peta.");
    } catch (error) {
      setProblem(failureText(error));
    }
  }

  return { event, wasteBank, locating, problem, locate };
}

/** Of both kinds, whichever begins first and is not called off. */
async function nextEvent(): Promise<EventView | null> {
  const lists = await Promise.all(
    ["PLANTING", "COMMUNITY"].map((kind) => fetchJson<EventView[]>(`/api/events?kind=${kind}&limit=3`)),
  );
  return nextOf(lists.flat(), new Date());
}
