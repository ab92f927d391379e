"use client";

import { useRef, useState } from "react";
import type { PickedPoint } from "@/components/map/coordinates";
import { placeQuery } from "./nearby";

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
