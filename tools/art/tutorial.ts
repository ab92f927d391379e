import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { FRAME_SECONDS, TUTORIAL, tutorialSubtitles } from "../../components/about/tutorial.ts";

const ROOT = join(import.meta.dirname, "../..");
const SIZE = { width: 1280, height: 720 };
const GROUND = "#F7F1E3";
/** One scene slides over the other for so long. */
const SLIDE_SECONDS = 0.7;
const FORMATS = {
  webm: "-c:v libvpx-vp9 -crf 36 -b:v 0 -deadline good -cpu-used 2 -row-mt 1",
  mp4: "-c:v libx264 -preset slow -tune animation -crf 25 -movflags +faststart",
};

/** Makes the film of /cara-kerja and its subtitles from the house's scenes. Needs ffmpeg with libvpx-vp9 and libx264. */
const target = join(ROOT, "public/video/cara-kerja");
await writeFile(`${target}.vtt`, tutorialSubtitles());
const folder = await mkdtemp(join(tmpdir(), "sulur-tutorial-"));
try {
  const inputs: string[] = [];
  for (const { drawing } of TUTORIAL) {
    const file = join(folder, `${drawing}.png`);
    const svg = await readFile(join(ROOT, `public/ilustrasi/${drawing}-siang.svg`));
    await sharp(svg, { density: (72 * SIZE.width) / 320 })
      .resize(SIZE)
      .flatten({ background: GROUND })
      .toFile(file);
    inputs.push("-loop", "1", "-framerate", "24", "-t", String(FRAME_SECONDS + SLIDE_SECONDS), "-i", file);
  }
  const slides = TUTORIAL.slice(1).map(
    (_, index) =>
      `[${index === 0 ? "0" : `s${index}`}][${index + 1}]xfade=transition=smoothleft:duration=${SLIDE_SECONDS}:offset=${(index + 1) * FRAME_SECONDS}[s${index + 1}]`,
  );
  const colour = `[s${slides.length}]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[film]`;
  const graph = ["-filter_complex", [...slides, colour].join(";"), "-map", "[film]"];
  for (const [format, options] of Object.entries(FORMATS)) {
    const parameters = ["-y", "-v", "error", ...inputs, ...graph, ...options.split(" "), `${target}.${format}`];
    const { status } = spawnSync("ffmpeg", parameters, { stdio: "inherit" });
    if (status !== 0) throw new Error(`ffmpeg ended with code ${status}.`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
