import "server-only";
import { drawCard } from "./card";

/** The picture of the shared calculator. */
export function drawCarbonCard(): Promise<Buffer> {
  const card = {
    badge: { text: "Kalkulator", colour: "#22734A" },
    title: "Berapa jejak karbon Anda?",
    titleFallback: "Kalkulator jejak karbon",
    place: "Hitung dalam satu menit, lihat bagian terbesarnya",
    placeFallback: "",
    name: "Kalkulator jejak karbon",
    meta: "Tanpa akun; hasilnya hanya untuk Anda",
  };
  return drawCard(card, null);
}
