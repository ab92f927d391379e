import "server-only";
import { formatDate } from "@/lib/format/dates";
import { ARTICLE } from "@/lib/guides/article";
import { scenePicture } from "@/lib/server/cards/drawing-panel";
import { drawHem, drawLogo, FACES, fileOf, GREEN, INK, openDocument, type Sheet, SOFT_INK } from "./sheet";

const MARGIN = 56;
const HEM = 28;
const FOOT = 40;
/** What must still fit on a page below a heading. */
const WITH_HEADING = 110;
const WITH_TASK = 24;
const BOX = 9;
/** Of a step, beside what to do this week. */
const SCENE = { width: 136, height: 77 };

type Tag = "H1" | "H2" | "H3" | "P";

interface Style {
  size: number;
  face: keyof typeof FACES;
  colour?: string;
  after: number;
}

const STYLES: Record<Tag, Style> = {
  H1: { size: 30, face: "title", colour: GREEN, after: 6 },
  H2: { size: 19, face: "title", colour: GREEN, after: 4 },
  H3: { size: 12, face: "strong", after: 2 },
  P: { size: 11.5, face: "text", after: 7 },
};

/** The article of /tipk as a tagged PDF, with boxes to tick; made from the same content. */
export async function drawGuide(): Promise<Buffer> {
  const { title, date, intro, steps, closing, sources } = ARTICLE;
  const margins = { top: MARGIN, bottom: MARGIN + FOOT, left: MARGIN, right: MARGIN };
  const guide = await openDocument(title, { margins, tagged: true, pdfVersion: "1.7", bufferPages: true });
  const file = fileOf(guide);
  const root = guide.struct("Document");
  guide.addStructure(root);

  function add(tag: Tag, text: string, style = STYLES[tag]): void {
    root.add(guide.struct(tag, {}, () => written(guide, text, style)));
  }

  decorate(guide, () => {
    drawHem(guide, { x: 0, y: 0, width: guide.page.width, height: HEM });
    drawLogo(guide, MARGIN, HEM + 18, 30);
  });
  guide.y = HEM + 70;
  guide.x = MARGIN;
  add("H1", title);
  add("P", `Panduan Sulur, ${formatDate(date)}`, { ...STYLES.P, colour: SOFT_INK });
  for (const paragraph of intro) add("P", paragraph);
  for (const [index, step] of steps.entries()) {
    keepTogether(guide, WITH_HEADING);
    guide.y += 8;
    add("H2", `${index + 1}. ${step.title}`);
    for (const paragraph of step.paragraphs) add("P", paragraph);
    keepTogether(guide, SCENE.height);
    const scene = await scenePicture(step.drawing, SCENE.width * 3);
    const { y } = guide;
    decorate(guide, () => guide.image(scene, guide.page.width - MARGIN - SCENE.width, y, SCENE));
    guide.y = y;
    add("H3", "Minggu ini");
    addTasks(guide, root, step.tasks);
  }
  keepTogether(guide, WITH_HEADING);
  guide.y += 8;
  add("P", closing);
  add("H2", "Sumber");
  for (const { name, url } of sources) add("P", `${name}. ${url}`, { ...STYLES.P, size: 9.5, after: 4 });
  root.end();
  numberPages(guide);
  guide.end();
  return file;
}

function written(guide: Sheet, text: string, { size, face, colour = INK, after }: Style): void {
  guide.font(FACES[face]).fontSize(size).fillColor(colour).text(text, MARGIN, guide.y, { lineGap: 2.5 });
  guide.y += after;
}

/** A list whose marks are boxes, drawn because the fonts have none. */
function addTasks(guide: Sheet, root: PDFKit.PDFStructureElement, tasks: readonly string[]): void {
  const list = guide.struct("L");
  root.add(list);
  for (const task of tasks) {
    keepTogether(guide, WITH_TASK);
    const item = guide.struct("LI");
    list.add(item);
    decorate(guide, () =>
      guide
        .rect(MARGIN, guide.y + 3, BOX, BOX)
        .lineWidth(1)
        .stroke(GREEN),
    );
    const { size, face } = STYLES.P;
    item.add(
      guide.struct("LBody", {}, () => {
        guide
          .font(FACES[face])
          .fontSize(size)
          .fillColor(INK)
          .text(task, MARGIN + BOX * 2, guide.y, { lineGap: 2.5 });
      }),
    );
    item.end();
    guide.y += 4;
    guide.x = MARGIN;
  }
  list.end();
}

function keepTogether(guide: Sheet, height: number): void {
  if (guide.y + height > guide.page.height - guide.page.margins.bottom) guide.addPage();
}

/** Drawn for the eye only; readers of the text pass it over. */
function decorate(guide: Sheet, draw: () => void): void {
  guide.markContent("Artifact", { type: "Layout" });
  draw();
  guide.endMarkedContent();
}

function numberPages(guide: Sheet): void {
  const { count } = guide.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    guide.switchToPage(page);
    guide.page.margins.bottom = 0;
    decorate(guide, () => {
      const foot = `Sulur. Tumbuh bersama, merawat bumi.   ${page + 1} / ${count}`;
      guide.font(FACES.text).fontSize(9).fillColor(SOFT_INK);
      guide.text(foot, MARGIN, guide.page.height - FOOT, { lineBreak: false });
    });
  }
}
