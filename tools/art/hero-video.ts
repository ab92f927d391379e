import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { TIMES, type Time } from "./hero-video/palette.ts";
import { kampungScene } from "./hero-video/scene.ts";

const ROOT = join(import.meta.dirname, "../..");
const SECONDS = 9;
const RATE = 24;
const FRAMES = SECONDS * RATE;
const SIZE = { width: 1280, height: 720 };

const FROM_PIPE = [
  "-f",
  "rawvideo",
  "-pix_fmt",
  "rgb24",
  "-s",
  `${SIZE.width}x${SIZE.height}`,
  "-r",
  String(RATE),
  "-i",
  "-",
];

// Without these a browser guesses the colours, and the sky of the video would not be that of the page.
const COLOR = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p"];

const TAGS = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];

const FORMATS = {
  webm: "-c:v libvpx-vp9 -crf 38 -b:v 0 -deadline good -cpu-used 1 -row-mt 1 -g 216 -auto-alt-ref 1 -lag-in-frames 25",
  mp4: "-c:v libx264 -preset veryslow -tune animation -crf 27 -g 216 -movflags +faststart",
};

/** Draws every moment of the loop once and hands it to one encoder a format. */
async function writeVideos(folder: string, time: Time): Promise<void> {
  const encoders = Object.entries(FORMATS).map(([format, options]) =>
    startEncoder(join(folder, `kampung-${time}.${format}`), options),
  );
  for (let frame = 0; frame < FRAMES; frame++) {
    const pixels = await sharp(Buffer.from(kampungScene(frame / FRAMES, time)))
      .resize(SIZE)
      .removeAlpha()
      .raw()
      .toBuffer();
    await Promise.all(encoders.map((encoder) => encoder.write(pixels)));
  }
  await Promise.all(encoders.map((encoder) => encoder.finish()));
}

function startEncoder(file: string, options: string) {
  const child = spawn("ffmpeg", ["-y", "-v", "error", ...FROM_PIPE, ...COLOR, ...options.split(" "), ...TAGS, file], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const closed = once(child, "close");
  return {
    async write(pixels: Buffer): Promise<void> {
      if (!child.stdin.write(pixels)) await once(child.stdin, "drain");
    },
    async finish(): Promise<void> {
      child.stdin.end();
      const [code] = (await closed) as [number | null];
      if (code !== 0) throw new Error(`ffmpeg ended with code ${code} for ${file}.`);
    },
  };
}

/** What stands there until the video plays: its first moment. */
async function writePosters(folder: string, time: Time): Promise<void> {
  const drawing = () => sharp(Buffer.from(kampungScene(0, time))).resize(SIZE);
  await drawing()
    .avif({ quality: 52, effort: 9 })
    .toFile(join(folder, `kampung-${time}.avif`));
  await drawing()
    .webp({ quality: 42, effort: 6, smartSubsample: true })
    .toFile(join(folder, `kampung-${time}.webp`));
}

/** Draws the kampung of the home page anew, by day and by night. Needs ffmpeg with libvpx-vp9 and libx264. */
const folder = join(ROOT, "public/video");
await mkdir(folder, { recursive: true });
for (const time of TIMES) {
  await writePosters(folder, time);
  await writeVideos(folder, time);
}
