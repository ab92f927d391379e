import { chromium } from "playwright";
import { CHROMIUM } from "../testing/chromium.ts";

const PHONE = { width: 360, height: 740 };

/** What a first visit on a phone transfers, compressed, before anything is scrolled to. One line by kind. */
export async function measurePage(url: string): Promise<string> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage({ viewport: PHONE });
    const sizes = new Map<string, number>();
    const sizing: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const add = async () => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        const kind = request.resourceType();
        sizes.set(kind, (sizes.get(kind) ?? 0) + responseBodySize + responseHeadersSize);
      };
      sizing.push(add());
    });
    await page.goto(url, { waitUntil: "load" });
    // Next fetches what links lead to when it is idle; this waits for the first such moment.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })));
    await Promise.all(sizing);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const kinds = [...sizes].map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(", ");
    return `Kunjungan pertama ke ${new URL(url).pathname} pada 360 px: ${kilobytes(total)} KB (${kinds})`;
  } finally {
    await browser.close();
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
