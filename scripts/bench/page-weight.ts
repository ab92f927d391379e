import { request as ask } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Response } from "playwright";
import { CHROMIUM } from "../testing/chromium.ts";

const THOROUGH_AFTER_MS = 12_000;
const PHONE = { width: 360, height: 740 };

/**
 * What a first visit on a phone transfers before anything is scrolled to, by kind. Browsers ask for brotli only over
 * https, so each address that the page asked for is asked for again that way, and the bytes of the body are counted.
 */
export async function measurePage(url: string): Promise<string> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage({ viewport: PHONE });
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.goto(url, { waitUntil: "load" });
    // Next fetches what links lead to when it is idle; this waits for the first such moment.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })));
    // The first asker of a file gets a quick compression, everyone after that the thorough one.
    await Promise.all(responses.map((response) => compressedBytes(response.url())));
    await pause(THOROUGH_AFTER_MS);
    const sizes = new Map<string, number>();
    for (const response of responses) {
      const kind = response.request().resourceType();
      sizes.set(kind, (sizes.get(kind) ?? 0) + (await compressedBytes(response.url())));
    }
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const kinds = [...sizes].map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(", ");
    return `Kunjungan pertama ke ${new URL(url).pathname} pada 360 px, brotli, tanpa peta: ${kilobytes(total)} KB (${kinds})`;
  } finally {
    await browser.close();
  }
}

function compressedBytes(url: string): Promise<number> {
  if (!url.startsWith("http")) return Promise.resolve(0);
  return new Promise((resolve, reject) => {
    const asked = ask(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += (chunk as Buffer).length;
      resolve(bytes);
    });
    asked.once("error", reject).end();
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
