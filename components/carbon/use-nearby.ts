"use client";

import { useState } from "react";
import useSWR from "swr";
import { nearestBanks, type WasteBank } from "@/components/home/waste-bank";
import { useMyLocation } from "@/components/map/picker/use-my-location";
import type { EventView } from "@/lib/events/event/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import type { NearPartnerView } from "@/lib/partners/view";
import type { NearPlaceView } from "@/lib/places/view";
import { nextOf } from "./next-event";

export interface NearbyHandle {
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

/** What a result can lead to. @param asks whether there is anything that leads there */
export function useNearby(asks: boolean): NearbyHandle {
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
      setProblem(error instanceof RequestFailed ? error.message : "Terjadi kesalahan. Silakan coba lagi.");
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
