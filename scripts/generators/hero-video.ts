import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../refusal.ts";
import { ROOT } from "../root.ts";
import { writePosters, writeVideos } from "./hero-video/encode.ts";
import { TIMES } from "./hero-video/palette.ts";

/** Draws the kampung of the home page anew, by day and by night. Needs ffmpeg with libvpx-vp9 and libx264. */
await runCommand(async () => {
  const folder = join(ROOT, "public/video");
  await mkdir(folder, { recursive: true });
  for (const time of TIMES) {
    await writePosters(folder, time);
    await writeVideos(folder, time);
  }
});
