import { useState } from "react";
import { GEOCODING_MESSAGES, isInIndonesia } from "@/lib/geocoding/rules";
import { type Point, rounded } from "./coordinates";

/** Phones need some seconds for a first fix; a fix of the last seconds will do. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 };

export interface MyLocation extends Point {
  /** Radius in metres. */
  accuracy: number;
}

const MESSAGES: Record<number, string> = {
  1: "Izin lokasi ditolak. Izinkan akses lokasi di pengaturan peramban, atau pilih titiknya di peta.",
  2: "Posisi Anda tidak dapat ditentukan. Coba di tempat yang lebih terbuka, atau pilih titiknya di peta.",
  3: "Posisi Anda belum ditemukan setelah 15 detik. Coba lagi, atau pilih titiknya di peta.",
};

/** Asks the device where it is, only when `locate` is called. */
export function useMyLocation(): { locating: boolean; locate: () => Promise<MyLocation | string> } {
  const [locating, setLocating] = useState(false);

  /** @returns the place, or a sentence that says why there is none */
  async function locate(): Promise<MyLocation | string> {
    if (!("geolocation" in navigator)) return "Geolocation tidak didukung browser";
    setLocating(true);
    try {
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(resolve, reject, OPTIONS),
      );
      if (!isInIndonesia(coords.latitude, coords.longitude)) return GEOCODING_MESSAGES.outside;
      return { ...rounded(coords), accuracy: coords.accuracy };
    } catch (error) {
      const code = error instanceof GeolocationPositionError ? error.code : 2;
      return MESSAGES[code] ?? "Posisi Anda tidak dapat ditentukan. Pilih titiknya di peta.";
    } finally {
      setLocating(false);
    }
  }

  return { locating, locate };
}
