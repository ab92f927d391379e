import "server-only";
import type { Poster } from "@/lib/guides/posters";
import { scenePicture } from "@/lib/server/cards/drawing-panel";
import { drawHem, drawLogo, drawSheet, GREEN, INK, SOFT_INK, write } from "./sheet";

const MARGIN = 56;
const HEM = 44;
const ROW = 54;
const DOT = 15;
const BLANK = 62;

const SCENE = { width: 272, height: 153 };

/** One poster on A4 with its scene, and lines for the pen. */
export async function drawPoster({ title, heading, rows, blanks, drawing }: Poster): Promise<Buffer> {
  const scene = await scenePicture(drawing, SCENE.width * 3);
  return drawSheet({ title }, (sheet) => {
    const { width, height } = sheet.page;
    const inner = width - 2 * MARGIN;
    drawHem(sheet, { x: 0, y: 0, width, height: HEM });
    drawHem(sheet, { x: 0, y: height - HEM, width, height: HEM });
    drawLogo(sheet, MARGIN, HEM + 30, 40);
    let y = HEM + 104;
    for (const line of heading) {
      y = write(sheet, line, MARGIN, y, { face: "title", size: 54, colour: GREEN, width: inner, height: 74 });
    }
    y += 24;
    for (const { text, colour = GREEN } of rows) {
      sheet.circle(MARGIN + DOT, y + DOT, DOT).fill(colour);
      write(sheet, text, MARGIN + DOT * 3, y + 3, {
        face: "strong",
        size: 20,
        width: inner - DOT * 3,
        height: ROW - 8,
      });
      y += ROW;
    }
    y = height - HEM - 24 - blanks.length * BLANK;
    sheet.image(scene, width - MARGIN - SCENE.width, y - 14 - SCENE.height, SCENE);
    for (const blank of blanks) {
      write(sheet, blank, MARGIN, y, { face: "text", size: 14, colour: SOFT_INK, width: inner, height: 20 });
      sheet
        .moveTo(MARGIN, y + BLANK - 14)
        .lineTo(width - MARGIN, y + BLANK - 14)
        .lineWidth(1.5)
        .stroke(INK);
      y += BLANK;
    }
  });
}
