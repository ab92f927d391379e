"use client";

import { useRef, useState } from "react";
import type { PickedPoint } from "@/components/map/coordinates";
import { fetchJson } from "@/lib/http/fetch-json";

/** Looking for what is there already must not keep anybody from sending. */
const NEARBY_TIMEOUT_MS = 4_000;

interface SentForm {
  busy: boolean;
  submit: () => Promise<void>;
}

/**
 * Asks once about what is there already around the place of a form; the person decides.
 * @param prepareQuestion loads the dialog; false when it cannot be had, so that nothing waits for it
 */
export function useDoubles<Nearby>(prepareQuestion: () => Promise<boolean>) {
  const [open, setOpen] = useState(false);
  const [nearby, setNearby] = useState<Nearby[]>([]);
  const lastPlace = useRef("");
  const confirmed = useRef("");
  const close = () => setOpen(false);

  return {
    close,
    /** @returns false where the person is asked first */
    async isFree(place: PickedPoint, look: (place: PickedPoint) => Promise<Nearby[]>): Promise<boolean> {
      lastPlace.current = placeQuery(place);
      if (confirmed.current === lastPlace.current) return true;
      const found = await look(place);
      if (found.length === 0 || !(await prepareQuestion())) return true;
      setNearby(found);
      setOpen(true);
      return false;
    },
    /** Properties of the dialog. */
    questionOf: ({ busy, submit }: SentForm) => ({
      open,
      nearby,
      busy,
      onSendAnyway: () => {
        confirmed.current = lastPlace.current;
        void submit().then(close);
      },
      onClose: close,
    }),
  };
}

/** Asks `path` around a place. Nothing where there is no answer in time: nobody's sending waits for it. */
export async function findNearby<Nearby>(path: string, place: PickedPoint): Promise<Nearby[]> {
  try {
    const question = `${path}${path.includes("?") ? "&" : "?"}${placeQuery(place)}`;
    return await fetchJson<Nearby[]>(question, { signal: AbortSignal.timeout(NEARBY_TIMEOUT_MS) });
  } catch {
    return [];
  }
}

function placeQuery({ latitude, longitude }: PickedPoint): string {
  return `latitude=${latitude}&longitude=${longitude}`;
}
