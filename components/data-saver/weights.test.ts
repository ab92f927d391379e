import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HERO_VIDEO } from "./weights";

it("knows what the videos weigh", () => {
  const folder = join(import.meta.dirname, "../../public/video");
  for (const [time, { bytes }] of Object.entries(HERO_VIDEO)) {
    expect(statSync(join(folder, `kampung-${time}.webm`)).size, time).toBe(bytes);
  }
});
