import "server-only";
import PDFDocument from "pdfkit";
import { create } from "qrcode";
import { cardFonts } from "@/lib/server/cards/fonts";

export const INK = "#16201C";
export const SOFT_INK = "#4F6058";
export const GREEN = "#185A3B";
export const GOLD = "#D9960F";
export const PAPER = "#FDFAF3";

/** One page of A4 in points, on which things are drawn. */
export type Sheet = PDFKit.PDFDocument;

interface SheetOptions {
  title: string;
  landscape?: boolean;
}

/** @returns the finished file */
export async function drawSheet(
  { title, landscape = false }: SheetOptions,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const sheet = await openDocument(title, { layout: landscape ? "landscape" : "portrait", margin: 0 });
  const file = fileOf(sheet);
  sheet.rect(0, 0, sheet.page.width, sheet.page.height).fill(PAPER);
  draw(sheet);
  sheet.end();
  return file;
}

/** An Indonesian document on A4 in the house's fonts. */
export async function openDocument(title: string, options: PDFKit.PDFDocumentOptions): Promise<Sheet> {
  const document = new PDFDocument({
    size: "A4",
    lang: "id-ID",
    displayTitle: true,
    info: { Title: title, Creator: "Sulur" },
    ...options,
  });
  for (const { name, weight, data } of await cardFonts()) document.registerFont(`${name} ${weight}`, data);
  return document;
}

/** The bytes of a document, once it is ended. */
export function fileOf(document: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  document.on("end", () => resolve(Buffer.concat(chunks)));
  document.on("error", reject);
  return promise;
}

type Face = "title" | "text" | "strong";
export const FACES: Record<Face, string> = {
  title: "Bricolage Grotesque 700",
  text: "Plus Jakarta Sans 500",
  strong: "Plus Jakarta Sans 600",
};

interface Lines {
  face: Face;
  /** In points; made smaller until the text fits. */
  size: number;
  colour?: string;
  width: number;
  /** The most that the text may take; what does not fit even at the smallest size is cut with "…". */
  height: number;
  align?: "left" | "center";
}

const SMALLEST = 9;
const LINE_GAP = 2;

/** Writes a text into a box. @returns where the text ends */
export function write(sheet: Sheet, text: string, x: number, y: number, lines: Lines): number {
  const { face, width, height, colour = INK, align = "left" } = lines;
  const options = { width, align, lineGap: LINE_GAP };
  let { size } = lines;
  sheet.font(FACES[face]).fillColor(colour).fontSize(size);
  while (size > SMALLEST && sheet.heightOfString(text, options) > height) {
    size -= 1;
    sheet.fontSize(size);
  }
  sheet.text(text, x, y, { ...options, height, ellipsis: true });
  return y + Math.min(height, sheet.heightOfString(text, options));
}

/** A QR code with its quiet zone, as one path: it stays sharp at any size. */
export function drawQr(sheet: Sheet, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const quiet = 4;
  const side = size / (modules.size + 2 * quiet);
  sheet.rect(x, y, size, size).fill("#FFFFFF");
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) sheet.rect(x + (column + quiet) * side, y + (row + quiet) * side, side, side);
    }
  }
  sheet.fill(INK);
}

/** The house's mark and name. */
export function drawLogo(sheet: Sheet, x: number, y: number, size: number): void {
  sheet
    .save()
    .translate(x, y)
    .scale(size / 48);
  sheet.path("M24 46C15 37 7 29.5 7 19.5a17 17 0 0 1 34 0C41 29.5 33 37 24 46Z").fill(GREEN);
  sheet.translate(24, 19.5);
  sheet.path("M0-1C-5-2-10-6-11-11.5-5.5-10.5-1-6 0-1Z").fill(PAPER);
  sheet.path("M0-1C1-6 5.5-10.5 11-11.5 10-6 5-2 0-1Z").fill("#F3C65A");
  sheet.path("M0 1C5 2 10 6 11 11.5 5.5 10.5 1 6 0 1Z").fill(PAPER);
  sheet.path("M-1 1c-6 1-9.5 4-9.5 7.5 0 2.5 2 4 4 3.5 2.3-.6 2-3.7-.3-3.5").lineWidth(2.2).stroke(PAPER);
  sheet.restore();
  sheet
    .font(FACES.title)
    .fontSize(size * 0.6)
    .fillColor(GREEN)
    .text("Sulur", x + size * 1.15, y + size * 0.13, { lineBreak: false });
}

const KAWUNG = [
  "M32 32C20 30 5 18 0 0c18 5 30 20 32 32Z",
  "M32 32C34 20 46 5 64 0c-5 18-20 30-32 32Z",
  "M32 32c12 2 27 14 32 32-18-5-30-20-32-32Z",
  "M32 32c-2 12-14 27-32 32 5-18 20-30 32-32Z",
];
const REPEAT = 64;

/** A band of kawung, as on the hem of a cloth; whole repeats fill its width. */
export function drawHem(
  sheet: Sheet,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const count = Math.round(width / height);
  const side = width / count;
  sheet.save().rect(x, y, width, height).clip();
  sheet.rect(x, y, width, height).fill(GREEN);
  for (let repeat = 0; repeat < count; repeat += 1) {
    sheet
      .save()
      .translate(x + repeat * side, y)
      .scale(side / REPEAT, height / REPEAT);
    for (const leaf of KAWUNG) sheet.path(leaf).lineWidth(1.6).stroke("#8CC79B");
    for (const [left, top] of [
      [15.5, 15.5],
      [48.5, 15.5],
      [48.5, 48.5],
      [15.5, 48.5],
    ] as const) {
      sheet.circle(left, top, 1.8).fill("#F3C65A");
    }
    sheet.restore();
  }
  sheet.restore();
}

/** The answer that holds a PDF file. @param name without its ending */
export function pdfReply(file: Uint8Array, name: string, cacheControl: string): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${name}.pdf"`,
      "cache-control": cacheControl,
      "x-robots-tag": "noindex",
    },
  });
}
