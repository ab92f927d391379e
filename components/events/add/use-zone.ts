import { useEffect, useState } from "react";
import useSWR from "swr";
import type { PickedPoint } from "@/components/map/coordinates";
import type { FoundZoneView } from "@/lib/events/event/view";
import type { Zone } from "@/lib/format/dates";
import { cleanLine } from "@/lib/format/text";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

const PAUSE_MS = 400;
const NEEDED = "Pilih zona waktu di tempat kegiatan.";

/** The clock of the place that is being written; null where nobody can say, undefined while nobody has. */
export function useZone(place: PickedPoint | null, location: string): Zone | null | undefined {
  const [settled, setSettled] = useState(location);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(location), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [location]);
  const { data, error } = useSWR<FoundZoneView>(zonePath(place, settled), fetchJson, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return error ? null : data?.zone;
}

/** Lets nothing be sent whose hour nobody can read. @throws RequestFailed */
export async function assertZone(chosen: string, place: PickedPoint | null, location: string): Promise<void> {
  const path = zonePath(place, location);
  if (chosen !== "" || path === null) return;
  const { zone } = await fetchJson<FoundZoneView>(path);
  if (zone === null) throw new RequestFailed(NEEDED, 400, { zone: NEEDED });
}

function zonePath(place: PickedPoint | null, location: string): string | null {
  if (place !== null) return `/api/events/zone?latitude=${place.latitude}&longitude=${place.longitude}`;
  const words = cleanLine(location);
  return words === "" ? null : `/api/events/zone?${new URLSearchParams({ location: words })}`;
}
