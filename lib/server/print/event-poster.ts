import "server-only";
import { sceneOf } from "@/lib/events/event/rules";
import type { EventDetailView } from "@/lib/events/event/view";
import { formatDate, formatHours } from "@/lib/format/dates";
import { drawableText } from "@/lib/server/cards/card-text";
import { scenePicture } from "@/lib/server/cards/drawing-panel";
import { drawHem, drawLogo, drawQr, drawSheet, GREEN, SOFT_INK, write } from "./sheet";

const MARGIN = 56;
const QR_SIZE = 230;
const HEM = 44;
const SCENE = { width: 236, height: 133 };

/** A poster for a notice board: what, when, where, and a QR code that leads to the event's page. @param url absolute */
export async function drawEventPoster(event: EventDetailView, url: string): Promise<Buffer> {
  const scene = await scenePicture(sceneOf(event), SCENE.width * 3);
  const title = drawableText(event.title, "Kegiatan warga");
  return drawSheet({ title: `Poster: ${event.title}` }, (sheet) => {
    const { width, height } = sheet.page;
    const inner = width - 2 * MARGIN;
    drawHem(sheet, { x: 0, y: 0, width, height: HEM });
    drawHem(sheet, { x: 0, y: height - HEM, width, height: HEM });
    drawLogo(sheet, MARGIN, HEM + 32, 44);
    let y = HEM + 108;
    y = write(sheet, title, MARGIN, y, { face: "title", size: 46, colour: GREEN, width: inner, height: 132 }) + 14;
    y = write(sheet, formatDate(event.date, event.zone), MARGIN, y, {
      face: "strong",
      size: 22,
      width: inner,
      height: 32,
    });
    const hours = formatHours(event.date, event.ends, event.zone);
    y = write(sheet, hours, MARGIN, y + 2, { face: "strong", size: 22, width: inner, height: 32 }) + 8;
    const place = drawableText(event.location, "Tempat ada di halaman kegiatan");
    y = write(sheet, place, MARGIN, y, { face: "text", size: 18, width: inner, height: 54 }) + 6;
    if (event.organiser) {
      const host = `Diselenggarakan oleh ${drawableText(event.organiser, "warga")}`;
      write(sheet, host, MARGIN, y, { face: "text", size: 14, colour: SOFT_INK, width: inner, height: 22 });
    }
    const top = height - HEM - QR_SIZE - 92;
    sheet.image(scene, MARGIN, top + QR_SIZE - SCENE.height, SCENE);
    drawQr(sheet, url, { x: width - MARGIN - QR_SIZE, y: top, size: QR_SIZE });
    const below = { width: inner, align: "center" } as const;
    const call = "Pindai untuk melihat dan mendaftar";
    write(sheet, call, MARGIN, top + QR_SIZE + 12, { ...below, face: "title", size: 20, colour: GREEN, height: 28 });
    const address = url.replace(/^https?:\/\//u, "");
    write(sheet, address, MARGIN, top + QR_SIZE + 44, {
      ...below,
      face: "text",
      size: 12,
      colour: SOFT_INK,
      height: 34,
    });
  });
}
