import "server-only";
import "@/lib/server/decoders";
import sharp from "sharp";
import { drawCard } from "./card";

/** A shoot that grows out of a footprint, for a card without a place. */
const SHOOT = `<svg xmlns="http://www.w3.org/2000/svg" width="460" height="630" viewBox="0 0 460 630">
  <rect width="460" height="630" fill="#185A3B"/>
  <circle cx="230" cy="315" r="165" fill="#12452E"/>
  <g fill="#8CC79B"><ellipse cx="215" cy="430" rx="44" ry="30"/><ellipse cx="238" cy="385" rx="34" ry="26"/>
    <circle cx="196" cy="362" r="9"/><circle cx="218" cy="350" r="10"/><circle cx="242" cy="347" r="11"/><circle cx="266" cy="355" r="13"/></g>
  <path d="M236 345C236 290 214 268 222 226s46-38 50-72" fill="none" stroke="#FDFAF3" stroke-width="9" stroke-linecap="round"/>
  <path d="M222 250c-34 4-60-14-68-50 34-3 62 12 68 50Z" fill="#F3C65A"/>
  <path d="M238 292c28 10 56 0 74-28-31-13-64-3-74 28Z" fill="#FDFAF3"/>
  <path d="M262 176c24 4 42-6 54-30-27-9-50 0-54 30Z" fill="#8CC79B"/>
</svg>`;

/** The picture of the shared calculator, the same for everyone. */
export async function drawCarbonCard(): Promise<Buffer> {
  const card = {
    badge: { text: "Kalkulator", colour: "#22734A" },
    title: "Berapa jejak karbon Anda?",
    titleFallback: "Kalkulator jejak karbon",
    place: "Hitung dalam satu menit, lihat bagian terbesarnya",
    placeFallback: "",
    name: "Kalkulator jejak karbon",
    meta: "Tanpa akun; hasilnya hanya untuk Anda",
  };
  return drawCard(card, await sharp(Buffer.from(SHOOT)).png().toBuffer());
}
