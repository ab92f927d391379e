import { type Bomb, canvas, chunk, moreScans, orientationExif, png, SIDES } from "./bombs.ts";

/** As many pixels as are allowed, kept in the ways that a decoder needs most memory and time for. */
export async function heavyPhotos(): Promise<Bomb[]> {
  const picture = () => canvas(SIDES.width, SIDES.height);
  const progressive = await picture().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
  const inks = await picture().toColourspace("cmyk").jpeg({ progressive: true }).toBuffer();
  const lying = chunk("eXIf", orientationExif(6));
  const files: [Bomb["type"], string, Uint8Array][] = [
    ["image/png", "24 MP berseling 16 bit", png({ ...SIDES, depth: 16, colour: 6, interlaced: true })],
    ["image/png", "24 MP berseling 8 bit", png({ ...SIDES, colour: 6, interlaced: true })],
    ["image/png", "24 MP satu bit", png({ ...SIDES, depth: 1, colour: 0 })],
    ["image/png", "24 MP rebah", png({ ...SIDES, depth: 16, colour: 6 }, lying)],
    ["image/jpeg", "24 MP bertahap 4:4:4", progressive],
    ["image/jpeg", "24 MP bertahap CMYK", inks],
    ["image/jpeg", "24 MP 30 pindaian", moreScans(progressive, 20)],
    ["image/webp", "24 MP tanpa rugi", await picture().webp({ lossless: true, effort: 0 }).toBuffer()],
    ["image/webp", "24 MP biasa", await picture().webp({ effort: 0 }).toBuffer()],
  ];
  return files.map(([type, name, bytes]) => ({ name: `${type.slice(6).toUpperCase()}: ${name}`, type, bytes }));
}
