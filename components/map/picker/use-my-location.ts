import { useState } from "react";
import { type Point, rounded } from "@/components/map/coordinates";
import { isInIndonesia, OUTSIDE_INDONESIA } from "@/lib/geocoding/rules-country";

/** Phones need some seconds for a first fix; a fix of the last seconds will do. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 };

export interface MyLocation extends Point {
  /** Radius in metres. */
  accuracy: number;
}

const UNKNOWN = "Posisi Anda tidak dapat ditentukan. Coba di tempat yang lebih terbuka";
const REASONS: Record<number, string> = {
  1: "Izin lokasi ditolak. Izinkan akses lokasi di pengaturan peramban",
  2: UNKNOWN,
  3: "Posisi Anda belum ditemukan setelah 15 detik. Coba lagi",
};

/**
 * Asks the device where it is, only when `locate` is called.
 * @param otherwise what else people can do; ends the sentence that says why there is no position
 */
export function useMyLocation(otherwise = "pilih titiknya di peta"): {
  locating: boolean;
  locate: () => Promise<MyLocation | string>;
} {
  const [locating, setLocating] = useState(false);

  /** @returns the place, or a sentence that says why there is none */
  async function locate(): Promise<MyLocation | string> {
    if (!("geolocation" in navigator)) return "Geolocation tidak didukung browser";
    setLocating(true);
    try {
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(resolve, reject, OPTIONS),
      );
      if (!isInIndonesia(coords.latitude, coords.longitude)) return OUTSIDE_INDONESIA;
      return { ...rounded(coords), accuracy: coords.accuracy };
    } catch (error) {
      const code = error instanceof GeolocationPositionError ? error.code : 2;
      return `${REASONS[code] ?? UNKNOWN}, atau ${otherwise}.`;
    } finally {
      setLocating(false);
    }
  }

  return { locating, locate };
}
