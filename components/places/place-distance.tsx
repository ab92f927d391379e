"use client";

import { useState } from "react";
import type { Point } from "@/components/map/coordinates";
import { useMyLocation } from "@/components/map/picker/use-my-location";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { meters } from "@/lib/format/numbers";
import { metersBetween } from "@/lib/map/distance";

/** How far it is from the visitor, whose position is asked for only when they press the button and stays here. */
export function PlaceDistance({ latitude, longitude }: Point) {
  const { locating, locate } = useMyLocation("buka rutenya di aplikasi peta");
  const [distance, setDistance] = useState<number | null>(null);
  const [error, setError] = useState("");

  async function measure() {
    setError("");
    const here = await locate();
    if (typeof here === "string") setError(here);
    else setDistance(metersBetween(here, { latitude, longitude }));
  }

  return (
    <div className="needs-script grid justify-items-start gap-2">
      <Button variant="secondary" busy={locating} onClick={() => void measure()}>
        <Icon name="locate" /> {locating ? "Menentukan posisi Anda…" : "Ukur jarak dari posisi saya"}
      </Button>
      <p role="status" className={distance === null ? "sr-only" : "font-semibold"}>
        {distance === null ? "" : `${meters(distance)} dari posisi Anda, ditarik lurus.`}
      </p>
      {error ? (
        <div role="alert">
          <FieldError id="place-distance-error" text={error} />
        </div>
      ) : null}
    </div>
  );
}
