import sharp from "sharp";
import { expect, test } from "vitest";
import { drawThreadCard } from "./cards";

test("draws a JPEG of 1200 × 630 below 300 KB for a title in any letters", async () => {
  for (const title of ["Kompos dari dapur: ember mana yang tidak berbau?", "🌱🌱🌱", "A".repeat(150)]) {
    const thread = { title, category: "tanaman", comments_count: 12, created_at: "2026-03-14T02:00:00.000Z" } as const;
    const picture = await drawThreadCard(thread);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(picture.byteLength).toBeLessThan(300_000);
  }
});
