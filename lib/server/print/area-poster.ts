import "server-only";
import type { AreaView } from "@/lib/areas/view";
import { drawableText } from "@/lib/server/cards/card-text";
import { scenePicture } from "@/lib/server/cards/drawing-panel";
import { drawHem, drawLogo, drawQr, drawSheet, GREEN, SOFT_INK, write } from "./sheet";

const MARGIN = 56;
const HEM = 44;
const QR_SIZE = 230;
const SCENE = { width: 236, height: 133 };
const LINES = [
  "Lihat laporan yang menunggu dan yang sudah selesai",
  "Laporkan kerusakan tanpa akun",
  "Temukan kerja bakti, bank sampah, dan lokasi hijau",
];

/** A poster for the notice board of an area: its name, what one finds there, and a QR code. @param url absolute */
export async function drawAreaPoster({ name, label }: AreaView, url: string): Promise<Buffer> {
  const scene = await scenePicture("lapor", SCENE.width * 3);
  const title = drawableText(name, "Daerah kita");
  const above = label.slice(name.length).replace(/^, /u, "");
  return drawSheet({ title: `Poster: ${label}` }, (sheet) => {
    const { width, height } = sheet.page;
    const inner = width - 2 * MARGIN;
    drawHem(sheet, { x: 0, y: 0, width, height: HEM });
    drawHem(sheet, { x: 0, y: height - HEM, width, height: HEM });
    drawLogo(sheet, MARGIN, HEM + 32, 44);
    let y = HEM + 108;
    y = write(sheet, `Kabar lingkungan ${title}`, MARGIN, y, {
      face: "title",
      size: 44,
      colour: GREEN,
      width: inner,
      height: 120,
    });
    if (above !== "") {
      y = write(sheet, above, MARGIN, y + 4, { face: "text", size: 16, colour: SOFT_INK, width: inner, height: 24 });
    }
    y += 18;
    for (const line of LINES) {
      y = write(sheet, line, MARGIN, y, { face: "strong", size: 18, width: inner, height: 28 }) + 6;
    }
    const top = height - HEM - QR_SIZE - 92;
    sheet.image(scene, MARGIN, top + QR_SIZE - SCENE.height, SCENE);
    drawQr(sheet, url, { x: width - MARGIN - QR_SIZE, y: top, size: QR_SIZE });
    const below = { width: inner, align: "center" } as const;
    write(sheet, "Pindai untuk membuka halamannya", MARGIN, top + QR_SIZE + 12, {
      ...below,
      face: "title",
      size: 20,
      colour: GREEN,
      height: 28,
    });
    write(sheet, url.replace(/^https?:\/\//u, ""), MARGIN, top + QR_SIZE + 44, {
      ...below,
      face: "text",
      size: 12,
      colour: SOFT_INK,
      height: 34,
    });
  });
}
