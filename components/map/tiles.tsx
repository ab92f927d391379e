import type { TileEvent } from "leaflet";
import { useCallback, useEffect, useRef, useState } from "react";
import { TileLayer } from "react-leaflet";
import { useSavesData } from "@/components/data-saver/saves-data";
import { MapNote } from "./map-note";

export const MAX_ZOOM = 19;
const CREDIT =
  'Peta oleh <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';
const MISSING = "Peta dasar tidak dapat dimuat. Daftar dan formulir tetap dapat dipakai.";
/** So many tiles in a row that fail are no accident. */
const FAILURES = 2;
/** A tile server that says nothing for so long is as good as away. */
const SILENCE_MS = 10_000;

/** Fills {r} in the address, where a provider has tiles for dense screens, with the plain form. */
const PLAIN = { r: "" };

/** Names the only density that there is, so that on a dense screen nobody, nor a tool, takes it for an oversight. */
function declareSingleDensity({ tile }: TileEvent): void {
  tile.srcset = `${tile.src} 1x`;
}

/** The ground of the map. Where it does not come, a quiet line says so and the pins stay. */
export function Tiles({ url }: { url: string }) {
  const failures = useRef(0);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [missing, setMissing] = useState(false);
  const saves = useSavesData();
  const single = saves || !url.includes("{r}");

  const requested = useCallback(() => {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => setMissing(true), SILENCE_MS);
  }, []);

  // The first tiles are asked for before anybody can listen.
  useEffect(() => {
    requested();
    return () => clearTimeout(silence.current);
  }, [requested]);

  function came(): void {
    failures.current = 0;
    clearTimeout(silence.current);
    setMissing(false);
  }

  function failed(): void {
    failures.current += 1;
    if (failures.current >= FAILURES) setMissing(true);
  }

  return (
    <>
      <TileLayer
        url={url}
        attribution={CREDIT}
        maxZoom={MAX_ZOOM}
        {...(saves ? PLAIN : {})}
        eventHandlers={{
          tileload: came,
          tileerror: failed,
          loading: requested,
          load: () => clearTimeout(silence.current),
          ...(single ? { tileloadstart: declareSingleDensity } : {}),
        }}
      />
      {missing ? <MapNote at="top" text={MISSING} /> : null}
    </>
  );
}
