import "server-only";
import type { CertificateView } from "@/lib/events/attendance/view";
import { formatDate } from "@/lib/format/dates";
import { drawableText } from "@/lib/server/cards/card-text";
import { drawHem, drawLogo, drawQr, drawSheet, GOLD, GREEN, SOFT_INK, write } from "./sheet";

const MARGIN = 60;
const HEM = 36;
const QR_SIZE = 96;

/** The certificate of who came, on one landscape page. @param url absolute, where it can be checked */
export function drawCertificate({ code, name, people, event }: CertificateView, url: string): Promise<Buffer> {
  const holder = drawableText(name, "Peserta");
  return drawSheet({ title: `Sertifikat kehadiran ${name}`, landscape: true }, (sheet) => {
    const { width, height } = sheet.page;
    const inner = width - 2 * MARGIN;
    const centred = { width: inner, align: "center" } as const;
    drawHem(sheet, { x: 0, y: 0, width, height: HEM });
    drawHem(sheet, { x: 0, y: height - HEM, width, height: HEM });
    drawLogo(sheet, MARGIN, HEM + 22, 38);
    let y = HEM + 78;
    y = write(sheet, "Sertifikat Kehadiran", MARGIN, y, {
      ...centred,
      face: "title",
      size: 36,
      colour: GREEN,
      height: 48,
    });
    y = write(sheet, "diberikan kepada", MARGIN, y + 6, {
      ...centred,
      face: "text",
      size: 14,
      colour: SOFT_INK,
      height: 22,
    });
    y = write(sheet, holder, MARGIN, y + 8, { ...centred, face: "title", size: 34, height: 46 });
    if (people > 1) {
      const group = `bersama rombongan, seluruhnya ${people} orang`;
      y = write(sheet, group, MARGIN, y, { ...centred, face: "text", size: 13, colour: SOFT_INK, height: 20 });
    }
    sheet
      .moveTo(width / 2 - 90, y + 8)
      .lineTo(width / 2 + 90, y + 8)
      .lineWidth(2)
      .stroke(GOLD);
    y = write(sheet, "yang telah hadir dan ikut serta dalam", MARGIN, y + 20, {
      ...centred,
      face: "text",
      size: 14,
      colour: SOFT_INK,
      height: 22,
    });
    const title = drawableText(event.title, "Kegiatan warga");
    y = write(sheet, title, MARGIN, y + 6, { ...centred, face: "strong", size: 22, colour: GREEN, height: 60 });
    const place = drawableText(event.location, "");
    const where = [formatDate(event.date, event.zone), place].filter(Boolean).join(" · ");
    y = write(sheet, where, MARGIN, y + 6, { ...centred, face: "text", size: 13, height: 38 });
    if (event.organiser) {
      const host = `Diselenggarakan oleh ${drawableText(event.organiser, "warga")}`;
      write(sheet, host, MARGIN, y + 4, { ...centred, face: "text", size: 13, height: 22 });
    }
    const top = height - HEM - QR_SIZE - 18;
    drawQr(sheet, url, { x: width - MARGIN - QR_SIZE, y: top, size: QR_SIZE });
    const beside = { face: "text", colour: SOFT_INK, width: inner - QR_SIZE - 24 } as const;
    const bottom = top + QR_SIZE - 46;
    write(sheet, `Nomor ${code}`, MARGIN, bottom, { ...beside, face: "strong", size: 12, height: 18 });
    write(sheet, `Periksa keasliannya di ${url.replace(/^https?:\/\//u, "")}`, MARGIN, bottom + 20, {
      ...beside,
      size: 11,
      height: 30,
    });
  });
}
